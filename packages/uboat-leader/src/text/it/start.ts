/** Ready-made beginnings, in Italian. */
export const start = {
  'start.begin': 'Aprire la campagna',
  'start.first.title': 'Prima flottiglia: «La battaglia comincia», breve',
  'start.first.about':
    'Una manciata di battelli, un porto e le acque intorno alle Isole Britanniche.\nPrima si compone la flottiglia; «Proponi una flottiglia» lo fa per voi.\nLe scorte sono poche, e per ora nessuno pretende molto.\nSeconda edizione, senza regole facoltative.',
  'start.happy.title': 'I tempi felici',
  'start.happy.about': 'Porti francesi, convogli affollati. Campagna breve.',
  'start.drumbeat.title': 'Operazione Rullo di tamburi',
  'start.drumbeat.about': 'La costa americana, prima che fosse pronta. Campagna breve.',
  'start.hunted.title': 'I braccati',
  'start.hunted.about': 'Le scorte hanno imparato tutto. Per vecchi lupi di mare.',
};
