/** What the terms of docs/glossary.md mean, in Italian. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.dud.card':
    'Un siluro che colpisce senza esplodere. All’inizio della guerra uno su tre, degli elettrici uno su due; più tardi uno su sei.',
  'term.testDepth.card':
    'La quota per cui uno scafo è costruito. Più giù siete difficili da trovare, ma costa una casella, e uno scafo danneggiato può cedere.',
  'term.escort.card':
    'Navi da guerra che proteggono i mercantili. Dopo un attacco cercano con due dadi e lanciano bombe sul battello individuato.',
  'term.convoy.card':
    'Mercantili che navigano insieme sotto scorta. Se ne possono attaccare quattro alla volta.',
  'term.flooding.card':
    'Acqua nel battello. L’ultima casella lo costringe a emergere e ad autoaffondarsi; se sfugge, si pompa tutto.',
  'term.hullBox.card':
    'Una casella di ciò che lo scafo regge. L’ultima affonda il battello, e solo il cantiere le ripara.',
  'term.depthCharges.card':
    'Bombe che esplodono sott’acqua. Due dadi dicono quanti colpi, e ognuno danneggia qualcosa.',
  'term.steamTorpedo.card':
    'Il siluro consueto: colpisce bene, ma di giorno la scia rivela alla scorta dove siete.',
  'term.electricTorpedo.card': 'Un siluro senza scia. Colpisce un po’ meno e all’inizio fallisce più spesso.',
  'term.wolfpack.card': 'Più battelli contro un convoglio. Si dividono l’attenzione della scorta.',
  'term.refit.card': 'I mesi di cantiere dopo una missione. Più danni ci sono, più dura.',
  'term.luckMarker.card':
    'La possibilità di ritirare i dadi dopo averli visti. Si tiene finché non si usa. Nessuna probabilità mostrata ne tiene conto.',
};
