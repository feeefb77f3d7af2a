/** The rules of axe for WCAG 2.2 up to AA, and those that it calls good practice. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
