/** The words of ready-made beginnings in English. */
export const en = {
  'how.title': 'How to begin',
  'how.simple': 'Choose for me',
  'how.all': 'Show everything',
  recommended: 'Recommended for you',
  name: 'Your name at the table',
  guide: 'Learn it first, with a guide · {minutes} min',
};
