/** What the terms of docs/glossary.md mean, in Italian. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.stress.card':
    'Ciò che logora un equipaggio: eventi, attacchi, missioni lunghe. Il riposo in porto lo toglie.',
  'term.shaken.card': 'Un equipaggio molto provato. Combatte peggio, e altro stress lo rende inabile.',
  'term.contact.card': 'Navi che un battello ha incontrato. Si possono attaccare o lasciare.',
  'term.alerted.card': 'Un convoglio che sa dei battelli. Da allora la scorta li individua più facilmente.',
  'term.crashDive.card': 'Immergersi subito sotto attacco. Costa stress e può evitarlo.',
  'term.specialOptions.card': 'Punti che comprano battelli all’inizio e aiuti poi. Quelli non spesi restano.',
  'term.fallBack.card':
    'Il convoglio è il punto fermo della plancia. Chi è più lento arretra, e al bordo si perde.',
  'term.event.card': 'Una carta pescata in rotta. Quasi tutte costano stress, alcune aiutano.',
};
