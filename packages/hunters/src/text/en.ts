export const en: Record<string, string> = {};
