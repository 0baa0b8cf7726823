/** The version of the program. */
export const VERSION = '0.2.0';
