/** Draws the sign of the product, an ear tag with a leaf, in the colours of the country; `index.html` brings its lines. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 34" width="28" height="32" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
