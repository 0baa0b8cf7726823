/** Ready-made beginnings, in English. */
export const start = {
  'start.begin': 'Open the campaign',
  'start.first.title': 'First flotilla: The Battle Begins, short',
  'start.first.about':
    'A handful of boats, one port, and the waters around the British Isles.\nYou buy the flotilla first; “Suggest a flotilla” does it for you.\nEscorts are few, and nobody asks much of you yet.\nSecond edition, no optional rules.',
  'start.happy.title': 'The Happy Time',
  'start.happy.about': 'French ports, crowded convoys. Short campaign.',
  'start.drumbeat.title': 'Operation Drumbeat',
  'start.drumbeat.about': 'The American coast, before it was ready. Short campaign.',
  'start.hunted.title': 'The Hunted',
  'start.hunted.about': 'The escorts have learnt everything. For old hands.',
};
