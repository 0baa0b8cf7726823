import type { Catalogue } from '@flotilla/table';
export const en: Catalogue = {};
