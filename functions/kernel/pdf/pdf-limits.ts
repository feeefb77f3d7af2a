/** The width of A4, in millimetres (ISO 216). */
export const PAGE_WIDTH_MM = 210;
export const PAGE_HEIGHT_MM = 297;
/** The points of a millimetre: an inch has 25.4 mm and 72 points. */
const POINTS_PER_MM = 72 / 25.4;
/** The distance of two baselines, as a multiple of the size. */
export const LINE_HEIGHT = 1.4;
/** The usual size of a text, in points. */
export const USUAL_SIZE = 10;
/** The usual margins, in millimetres: left and right those of DIN 5008. */
export const USUAL_MARGINS = { top: 25, bottom: 25, left: 25, right: 20 } as const;

/** Returns millimetres in points, the unit of PDF. */
export function points(mm: number): number {
  return mm * POINTS_PER_MM;
}
