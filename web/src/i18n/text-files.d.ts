declare module 'virtual:texts' {
  type Locale = import('#shared/kernel/locale.ts').Locale;
  type Part = import('./parts.ts').Part;
  type Messages = Readonly<Record<string, import('./texts.ts').Message>>;
  type Parts = { readonly [P in Part]?: () => Promise<Messages> };

  /** The languages that have messages. A variant (`de_AT`) holds only the differences to the one that it falls back to. */
  export const languages: { readonly [L in Exclude<Locale, 'de_DE'>]?: () => Promise<Parts> } & {
    readonly de_DE: () => Promise<Required<Parts>>;
  };
  /** The locales in which no message is missing. */
  export const whole: readonly Locale[];
}
