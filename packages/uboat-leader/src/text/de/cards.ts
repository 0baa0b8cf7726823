/** German: event cards and special conditions. */
import type { Catalogue } from '@flotilla/table';

export const cardTexts: Catalogue = {
  // event cards
  'event.rough-seas.name': 'Schwere See',
  'event.rough-seas.text': 'Das Boot erhält 1 Stress.',
  'event.enemy-aircraft.name': 'Feindliches Flugzeug',
  'event.enemy-aircraft.text':
    'Würfeln Sie und zählen Sie das Ausweichen dazu. Bis 4: {edition|3 Stress|1 Stress und 1 leichter Treffer}; 5–8: 2 Stress; 9–12: 1 Stress; ab 13: keine Wirkung.',
  'event.enemy-aircraft-radar.name': 'Feindliches Flugzeug (Radar)',
  'event.enemy-aircraft-radar.text':
    'Würfeln Sie und zählen Sie das Ausweichen dazu. Bis 5: {edition|4 Stress|1 Stress und 1 schwerer Treffer}; 6–9: 2 Stress; 10–13: 1 Stress; ab 14: keine Wirkung.',
  'event.allied-submarine-attack.name': 'Angriff eines alliierten U-Boots',
  'event.allied-submarine-attack.text': 'Das Boot erhält 2 Stress.',
  'event.radio-intercept.name': 'Funkspruch aufgefangen',
  'event.radio-intercept.text': 'Dieses Boot hat in diesem Zug +1 auf seinen Kontaktwurf.',
  'event.ultra-intercept.name': 'Ultra liest mit',
  'event.ultra-intercept.text': 'Legen Sie einen Marker U-Boot-Warnung in dieses Gebiet.',
  'event.ultra-intercept-late.name': 'Ultra liest mit',
  'event.ultra-intercept-late.text': 'Legen Sie zwei Marker U-Boot-Warnung in dieses Gebiet.',
  'event.fatal-error.name': 'Schwerer Fehler',
  'event.fatal-error.text': 'Das Boot erhält 2 Stress.',
  'event.counter-intelligence.name': 'Spionageabwehr',
  'event.counter-intelligence.text':
    'Entfernen Sie den Aufklärungsmarker dieses Gebiets, falls einer da ist.',
  'event.clear-weather.name': 'Klare Sicht',
  'event.clear-weather.text':
    'Dieses Boot hat in diesem Zug +1 auf seinen Kontaktwurf, doch bei seinem ersten Kontakt haben Geleitschiffe +1, um es aufgetaucht zu orten.',
  'event.lone-merchant.name': 'Einzelner Frachter',
  'event.lone-merchant.text':
    'Sie dürfen 1 gewöhnlichen Torpedo aus Rohr oder Reserve ausgeben und erhalten 1 Siegpunkt.',
  'event.signal-decrypt.name': 'Funkspruch entziffert',
  'event.signal-decrypt.text': 'Dieses Boot hat in diesem Zug +2 auf seinen Kontaktwurf.',
  'event.cipher-changed.name': 'Schlüsselwechsel',
  'event.cipher-changed.text': 'Dieses Boot hat in diesem Zug −1 auf seinen Kontaktwurf.',
  'event.donitz-takes-notice.name': 'Dönitz wird aufmerksam',
  'event.donitz-takes-notice.text':
    'Am Ende dieses taktischen Abschnitts zählt der Stand der Siegpunkte: Ist er in dem Abschnitt um 5 oder mehr gestiegen, erhalten Sie 2 Sonderpunkte; ist er gar nicht gestiegen, erhält jedes Boot in See 1 Stress.',
  'event.rendezvous-at-sea.name': 'Treffen auf See',
  'event.rendezvous-at-sea.text': 'Das Boot verliert 1 Stress.',
  'event.milk-cow.name': 'Milchkuh',
  'event.milk-cow.text': 'Das Boot verliert 2 Stress und darf Reservetorpedos in leere Rohre laden.',
  'event.calm-passage.name': 'Ruhige Fahrt',
  'event.calm-passage.text': 'Das Boot verliert 1 Stress.',
  'event.diesel-trouble.name': 'Dieselschaden',
  'event.diesel-trouble.text':
    'Das Boot erhält 1 Stress, und seine Fahrt endet hier, wenn es an dieser Stelle halten darf.',
  'event.battery-fumes.name': 'Batteriegase',
  'event.battery-fumes.text': 'Das Boot erhält 1 Stress.',
  'event.dense-fog.name': 'Dichter Nebel',
  'event.dense-fog.text': 'Dieses Boot hat in diesem Zug −1 auf seinen Kontaktwurf.',
  'event.atlantic-storm.name': 'Atlantiksturm',
  'event.atlantic-storm.text': 'Das Boot erhält 2 Stress und hat in diesem Zug −1 auf seinen Kontaktwurf.',
  'event.night-sighting.name': 'Nächtliche Sichtung',
  'event.night-sighting.text': 'Dieses Boot hat in diesem Zug +1 auf seinen Kontaktwurf.',
  'event.leigh-light.name': 'Leigh Light',
  'event.leigh-light.text':
    'Würfeln Sie und zählen Sie das Ausweichen dazu. Bis 6: {edition|3 Stress|1 Stress und 1 leichter Treffer}; 7–10: 1 Stress; ab 11: keine Wirkung.',
  'event.torpedo-overhaul.name': 'Torpedos geregelt',
  'event.torpedo-overhaul.text':
    'Ein Torpedo erweist sich als schadhaft: Das Boot verliert 1 Reservetorpedo, ohne Reserve 1 Torpedo aus den Rohren.',
  'event.quiet-waters.name': 'Stilles Wasser',
  'event.quiet-waters.text': 'Nichts geschieht.',
  'event.neutral-shipping.name': 'Neutrale Schiffe',
  'event.neutral-shipping.text': 'Dieses Boot hat in diesem Zug −1 auf seinen Kontaktwurf.',
  'event.independent-sailing.name': 'Einzelfahrer',
  'event.independent-sailing.text':
    'Sie dürfen 2 gewöhnliche Torpedos aus Rohr oder Reserve ausgeben und erhalten 2 Siegpunkte.',
  'event.survivors-in-the-water.name': 'Schiffbrüchige',
  'event.survivors-in-the-water.text': 'Das Boot darf 1 Stress nehmen und erhält dafür 1 Erfahrung.',
  'event.drifting-mine.name': 'Treibmine',
  'event.drifting-mine.text':
    'Würfeln Sie und zählen Sie das Ausweichen dazu. Bis 5: {edition|3 Stress|1 schwerer Treffer}; 6–9: 1 Stress; ab 10: keine Wirkung.',
  'event.lone-patrol-vessel.name': 'Einzelnes Wachboot',
  'event.lone-patrol-vessel.text': 'Das Boot erhält 1 Stress.',
  'event.hunter-killer-group.name': 'U-Jagdgruppe',
  'event.hunter-killer-group.text':
    'Würfeln Sie und zählen Sie das Ausweichen dazu. Bis 6: {edition|4 Stress|1 Stress und 2 leichte Treffer}; 7–10: 2 Stress; ab 11: 1 Stress.',
  'event.high-spirits.name': 'Gute Stimmung',
  'event.high-spirits.text': 'Das Boot verliert 1 Stress und erhält 1 Erfahrung.',
  'event.sickness-aboard.name': 'Krankheit an Bord',
  'event.sickness-aboard.text': 'Das Boot erhält 1 Stress.',
  'event.small-coaster.name': 'Kleiner Küstendampfer',
  'event.small-coaster.text':
    'Ein kleiner Küstendampfer ist in Sicht: Sie dürfen 1 Geschützmunition ausgeben und erhalten 1 Siegpunkt.',
  'event.aircraft-alarm.name': 'Fliegeralarm',
  'event.aircraft-alarm.text': 'Das Boot erhält 1 Stress.',

  // special conditions
  'condition.nothing-unusual.name': 'Nichts Besonderes',
  'condition.nothing-unusual.text': 'Keine besondere Wirkung.',
  'condition.moonless-night.name': 'Mondlose Nacht',
  'condition.moonless-night.text': 'Geleitschiffe orten aufgetauchte Boote mit −1.',
  'condition.glassy-sea.name': 'Spiegelglatte See',
  'condition.glassy-sea.text': 'Das Deckgeschütz hat +1, doch Geleitschiffe orten aufgetauchte Boote mit +1.',
  'condition.armed-guards.name': 'Bewaffnete Frachter',
  'condition.armed-guards.text':
    'Angriffe von Frachtern sind stärker: {edition|+1 auf den Wurf|ein leichter Treffer mehr}.',
  'condition.poor-lookouts.name': 'Schlechter Ausguck',
  'condition.poor-lookouts.text': 'In der ersten Kampfrunde greift kein Frachter oder Kriegsschiff an.',
  'condition.warned-by-radio.name': 'Über Funk gewarnt',
  'condition.warned-by-radio.text': 'Der Kontakt beginnt mit einem Alarmmarker.',
  'condition.heavy-swell.name': 'Hohe Dünung',
  'condition.heavy-swell.text': 'Torpedowürfe haben −1, das Deckgeschütz darf nicht schießen.',
  'condition.zigzagging.name': 'Zickzackkurs',
  'condition.zigzagging.text': 'Torpedowürfe auf Entfernung 2 oder 3 haben −1.',
  'condition.cold-water-layer.name': 'Kalte Wasserschicht',
  'condition.cold-water-layer.text': 'Geleitschiffe orten getauchte Boote mit −1.',
  'condition.rain-squalls.name': 'Regenböen',
  'condition.rain-squalls.text': 'Alle Ortungswürfe haben −1, Torpedowürfe auf Entfernung 3 ebenfalls −1.',
  'condition.engine-breakdown.name': 'Maschinenschaden',
  'condition.engine-breakdown.text':
    'Der Frachter oder Einzelfahrer mit der höchsten Nummer läuft 1 langsamer.',
  'condition.full-moon.name': 'Vollmond',
  'condition.full-moon.text': 'Geleitschiffe orten aufgetauchte Boote mit +1.',
  'condition.inside-the-screen.name': 'Innerhalb der Sicherung',
  'condition.inside-the-screen.text':
    'Das aktive Boot darf vor Beginn des Kampfes in ein beliebiges Feld des Nahbereichs versetzt werden.',
  'condition.green-escort-crews.name': 'Unerfahrenes Geleit',
  'condition.green-escort-crews.text':
    'Angriffe von Geleitschiffen sind schwächer: {edition|−1 auf den Wurf|ein leichter Treffer weniger}.',
  'condition.waiting-ahead.name': 'Vorgesetzt',
  'condition.waiting-ahead.text':
    'Jedes Boot darf vor Beginn des Kampfes in ein beliebiges Feld des Mittelbereichs versetzt werden.',
  'condition.experienced-escort.name': 'Erfahrene Geleitgruppe',
  'condition.experienced-escort.text': 'Geleitschiffe haben +1 auf jeden Ortungswurf.',
  'condition.air-cover.name': 'Luftsicherung',
  'condition.air-cover.text':
    'Alle Boote beginnen getaucht und dürfen in der ersten Kampfrunde nicht auftauchen.',
  'condition.caught-astern.name': 'Achteraus geraten',
  'condition.caught-astern.text':
    'Alle Boote müssen im Kielwasser oder in einem angrenzenden Feld des Fernbereichs beginnen.',
  'condition.firing-solutions.name': 'Gute Schussunterlagen',
  'condition.firing-solutions.text': 'Jeder Torpedowurf hat während des ganzen Kontakts +1.',
  'condition.close-solutions.name': 'Schussunterlagen für den Nahschuss',
  'condition.close-solutions.text': 'Torpedowürfe auf Entfernung 0 oder 1 haben +1.',
};
