/**
 * Returns the picture as a JPEG of at most so many pixels a side, on white; null where the browser makes none. What a
 * camera wrote beside the picture, such as the place, is gone.
 */
export function drawSmaller(
  picture: ImageBitmap,
  longestSide: number,
  quality: number,
): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext('2d');
  if (paper === null) return Promise.resolve(null);
  // JPEG knows no transparency: an empty ground would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
