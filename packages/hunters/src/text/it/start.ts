/** Ready-made beginnings, in Italian. */
export const start = {
  'start.begin': 'Assumere il comando',
  'start.usual': 'L’equipaggio imbarca i siluri consueti: potrete cambiarli prima di ogni missione.',
  'start.own': 'Voglio scegliere io i siluri anche per la prima missione',
  'start.first.title': 'Primo comando: tipo VIIB, settembre 1939',
  'start.first.about':
    '14 siluri, quattro tubi a prora e uno a poppa, e un cannone di coperta.\nI primi mesi sono i più clementi: poche scorte, pochi aerei.\nI vostri primi siluri falliscono spesso. Fallivano anche i loro.\nDi {careers} comandanti simulati partiti così, {share} su cento vissero fino al giugno 1943; la metà affondò più di {tons} t.',
  'start.far.title': 'Mari lontani',
  'start.far.about': 'Tipo IXB, aprile 1940. 22 siluri, missioni lunghe, immersione lenta.',
  'start.thick.title': 'Nel vivo',
  'start.thick.about': 'Tipo VIIC, ottobre 1940. La caccia è aperta, da entrambe le parti.',
  'start.hard.title': 'Un inizio duro',
  'start.hard.about': 'Tipo VIID, gennaio 1942. Mine, aerei e una guerra breve.',
};
