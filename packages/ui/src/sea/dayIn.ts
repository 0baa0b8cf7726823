/** Days in words. */

/** A day in the reader's language; its parts as the format wants them. English is British here, as everywhere on the site. */
export const dayIn = (language: string, day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'UTC', ...format }).format(
    new Date(day),
  );
