/** Italian: event cards and special conditions. */
import type { Catalogue } from '@flotilla/table';

export const cardTexts: Catalogue = {
  // event cards
  'event.rough-seas.name': 'Mare grosso',
  'event.rough-seas.text': 'Il battello subisce 1 stress.',
  'event.enemy-aircraft.name': 'Aereo nemico',
  'event.enemy-aircraft.text':
    'Tirate un dado e sommate la schivata: fino a 4, {edition|3 stress|1 stress e 1 colpo leggero}; 5–8, 2 stress; 9–12, 1 stress; da 13 in su nessun effetto.',
  'event.enemy-aircraft-radar.name': 'Aereo nemico (radar)',
  'event.enemy-aircraft-radar.text':
    'Tirate un dado e sommate la schivata: fino a 5, {edition|4 stress|1 stress e 1 colpo pesante}; 6–9, 2 stress; 10–13, 1 stress; da 14 in su nessun effetto.',
  'event.allied-submarine-attack.name': 'Attacco di un sommergibile alleato',
  'event.allied-submarine-attack.text': 'Il battello subisce 2 stress.',
  'event.radio-intercept.name': 'Intercettazione radio',
  'event.radio-intercept.text': 'In questo turno il battello ha +1 al tiro di contatto.',
  'event.ultra-intercept.name': 'Intercettazione Ultra',
  'event.ultra-intercept.text': 'Mettete un segnalino Avviso U-Boot in questa zona.',
  'event.ultra-intercept-late.name': 'Intercettazione Ultra',
  'event.ultra-intercept-late.text': 'Mettete due segnalini Avviso U-Boot in questa zona.',
  'event.fatal-error.name': 'Errore grave',
  'event.fatal-error.text': 'Il battello subisce 2 stress.',
  'event.counter-intelligence.name': 'Controspionaggio',
  'event.counter-intelligence.text': 'Togliete da questa zona il segnalino Informazioni, se c’è.',
  'event.clear-weather.name': 'Tempo sereno',
  'event.clear-weather.text':
    'In questo turno il battello ha +1 al tiro di contatto, ma nel suo primo contatto le scorte hanno +1 per scoprirlo in superficie.',
  'event.lone-merchant.name': 'Mercantile isolato',
  'event.lone-merchant.text':
    'Potete spendere 1 siluro ordinario, nei tubi o di riserva, per ottenere 1 punto vittoria.',
  'event.signal-decrypt.name': 'Messaggio decifrato',
  'event.signal-decrypt.text': 'In questo turno il battello ha +2 al tiro di contatto.',
  'event.cipher-changed.name': 'Cifrario cambiato',
  'event.cipher-changed.text': 'In questo turno il battello ha −1 al tiro di contatto.',
  'event.donitz-takes-notice.name': 'Dönitz osserva',
  'event.donitz-takes-notice.text':
    'Alla fine di questo segmento tattico guardate i punti vittoria: se nel segmento sono saliti di almeno 5 ricevete 2 punti opzione, se non sono saliti affatto ogni battello in mare subisce 1 stress.',
  'event.rendezvous-at-sea.name': 'Incontro in mare',
  'event.rendezvous-at-sea.text': 'Il battello perde 1 stress.',
  'event.milk-cow.name': 'Mucca da latte',
  'event.milk-cow.text': 'Il battello perde 2 stress e può passare siluri di riserva nei tubi vuoti.',
  'event.calm-passage.name': 'Navigazione tranquilla',
  'event.calm-passage.text': 'Il battello perde 1 stress.',
  'event.diesel-trouble.name': 'Avaria ai diesel',
  'event.diesel-trouble.text':
    'Il battello subisce 1 stress e il suo movimento finisce qui, se è un luogo dove può fermarsi.',
  'event.battery-fumes.name': 'Gas dalle batterie',
  'event.battery-fumes.text': 'Il battello subisce 1 stress.',
  'event.dense-fog.name': 'Nebbia fitta',
  'event.dense-fog.text': 'In questo turno il battello ha −1 al tiro di contatto.',
  'event.atlantic-storm.name': 'Tempesta atlantica',
  'event.atlantic-storm.text': 'Il battello subisce 2 stress e in questo turno ha −1 al tiro di contatto.',
  'event.night-sighting.name': 'Avvistamento notturno',
  'event.night-sighting.text': 'In questo turno il battello ha +1 al tiro di contatto.',
  'event.leigh-light.name': 'Leigh Light',
  'event.leigh-light.text':
    'Tirate un dado e sommate la schivata: fino a 6, {edition|3 stress|1 stress e 1 colpo leggero}; 7–10, 1 stress; da 11 in su nessun effetto.',
  'event.torpedo-overhaul.name': 'Revisione dei siluri',
  'event.torpedo-overhaul.text':
    'Un siluro risulta difettoso: il battello ne perde 1 di riserva o, se non ne ha, 1 dei tubi.',
  'event.quiet-waters.name': 'Acque quiete',
  'event.quiet-waters.text': 'Non succede nulla.',
  'event.neutral-shipping.name': 'Navi neutrali',
  'event.neutral-shipping.text': 'In questo turno il battello ha −1 al tiro di contatto.',
  'event.independent-sailing.name': 'Navi senza convoglio',
  'event.independent-sailing.text':
    'Potete spendere 2 siluri ordinari, nei tubi o di riserva, per ottenere 2 punti vittoria.',
  'event.survivors-in-the-water.name': 'Naufraghi in acqua',
  'event.survivors-in-the-water.text': 'Il battello può subire 1 stress per guadagnare 1 punto esperienza.',
  'event.drifting-mine.name': 'Mina alla deriva',
  'event.drifting-mine.text':
    'Tirate un dado e sommate la schivata: fino a 5, {edition|3 stress|1 colpo pesante}; 6–9, 1 stress; da 10 in su nessun effetto.',
  'event.lone-patrol-vessel.name': 'Vedetta isolata',
  'event.lone-patrol-vessel.text': 'Il battello subisce 1 stress.',
  'event.hunter-killer-group.name': 'Gruppo di caccia antisommergibili',
  'event.hunter-killer-group.text':
    'Tirate un dado e sommate la schivata: fino a 6, {edition|4 stress|1 stress e 2 colpi leggeri}; 7–10, 2 stress; da 11 in su 1 stress.',
  'event.high-spirits.name': 'Morale alto',
  'event.high-spirits.text': 'Il battello perde 1 stress e guadagna 1 punto esperienza.',
  'event.sickness-aboard.name': 'Malattia a bordo',
  'event.sickness-aboard.text': 'Il battello subisce 1 stress.',
  'event.small-coaster.name': 'Piccolo cabotiere',
  'event.small-coaster.text':
    'Un piccolo cabotiere è in vista: potete spendere 1 munizione del cannone per ottenere 1 punto vittoria.',
  'event.aircraft-alarm.name': 'Allarme aereo',
  'event.aircraft-alarm.text': 'Il battello subisce 1 stress.',

  // special conditions
  'condition.nothing-unusual.name': 'Nulla di insolito',
  'condition.nothing-unusual.text': 'Nessun effetto particolare.',
  'condition.moonless-night.name': 'Notte senza luna',
  'condition.moonless-night.text': 'Le scorte hanno −1 per scoprire i battelli in superficie.',
  'condition.glassy-sea.name': 'Mare come uno specchio',
  'condition.glassy-sea.text':
    'I tiri del cannone hanno +1, ma le scorte hanno +1 per scoprire i battelli in superficie.',
  'condition.armed-guards.name': 'Mercantili armati',
  'condition.armed-guards.text':
    'Gli attacchi dei mercantili sono più forti: {edition|+1 al dado|un colpo leggero in più}.',
  'condition.poor-lookouts.name': 'Vedette distratte',
  'condition.poor-lookouts.text':
    'Nella prima fase di combattimento non attaccano né mercantili né navi da guerra.',
  'condition.warned-by-radio.name': 'Avvertiti per radio',
  'condition.warned-by-radio.text': 'Il contatto comincia con un segnalino Allarme.',
  'condition.heavy-swell.name': 'Mare lungo',
  'condition.heavy-swell.text': 'I tiri dei siluri hanno −1 e i cannoni non possono sparare.',
  'condition.zigzagging.name': 'Zigzag',
  'condition.zigzagging.text': 'I tiri dei siluri a distanza 2 o 3 hanno −1.',
  'condition.cold-water-layer.name': 'Strato d’acqua fredda',
  'condition.cold-water-layer.text': 'Le scorte hanno −1 per scoprire i battelli immersi.',
  'condition.rain-squalls.name': 'Piovaschi',
  'condition.rain-squalls.text': 'Tutti i tiri di scoperta hanno −1, e così i tiri dei siluri a distanza 3.',
  'condition.engine-breakdown.name': 'Avaria di macchina',
  'condition.engine-breakdown.text':
    'Il mercantile o la nave isolata dal numero più alto ha 1 di velocità in meno.',
  'condition.full-moon.name': 'Luna piena',
  'condition.full-moon.text': 'Le scorte hanno +1 per scoprire i battelli in superficie.',
  'condition.inside-the-screen.name': 'Dentro lo schermo',
  'condition.inside-the-screen.text':
    'Prima del combattimento il battello attivo può essere spostato in un’area qualsiasi a corto raggio.',
  'condition.green-escort-crews.name': 'Scorte inesperte',
  'condition.green-escort-crews.text':
    'Gli attacchi delle scorte sono più deboli: {edition|−1 al dado|un colpo leggero in meno}.',
  'condition.waiting-ahead.name': 'In agguato sulla rotta',
  'condition.waiting-ahead.text':
    'Prima del combattimento ogni battello può essere spostato in un’area qualsiasi a medio raggio.',
  'condition.experienced-escort.name': 'Gruppo di scorta esperto',
  'condition.experienced-escort.text': 'Le scorte hanno +1 a ogni tiro di scoperta.',
  'condition.air-cover.name': 'Copertura aerea',
  'condition.air-cover.text':
    'Tutti i battelli cominciano immersi e non possono emergere nella prima fase di combattimento.',
  'condition.caught-astern.name': 'Rimasti a poppavia',
  'condition.caught-astern.text':
    'Tutti i battelli devono cominciare nella scia o in un’area a lungo raggio adiacente.',
  'condition.firing-solutions.name': 'Buoni dati di lancio',
  'condition.firing-solutions.text': 'Ogni tiro dei siluri ha +1 per tutto il contatto.',
  'condition.close-solutions.name': 'Dati di lancio ravvicinato',
  'condition.close-solutions.text': 'I tiri dei siluri a distanza 0 o 1 hanno +1.',
};
