/** French: event cards and special conditions. */
import type { Catalogue } from '@flotilla/table';

export const cardTexts: Catalogue = {
  // event cards
  'event.rough-seas.name': 'Mer forte',
  'event.rough-seas.text': 'Le bateau prend 1 stress.',
  'event.enemy-aircraft.name': 'Avion ennemi',
  'event.enemy-aircraft.text':
    'Lancez un dé et ajoutez l’esquive : 4 ou moins, {edition|3 stress|1 stress et 1 impact léger} ; 5–8, 2 stress ; 9–12, 1 stress ; 13 ou plus, sans effet.',
  'event.enemy-aircraft-radar.name': 'Avion ennemi (radar)',
  'event.enemy-aircraft-radar.text':
    'Lancez un dé et ajoutez l’esquive : 5 ou moins, {edition|4 stress|1 stress et 1 impact lourd} ; 6–9, 2 stress ; 10–13, 1 stress ; 14 ou plus, sans effet.',
  'event.allied-submarine-attack.name': 'Attaque d’un sous-marin allié',
  'event.allied-submarine-attack.text': 'Le bateau prend 2 stress.',
  'event.radio-intercept.name': 'Interception radio',
  'event.radio-intercept.text': 'Ce bateau a +1 à son jet de contact ce tour-ci.',
  'event.ultra-intercept.name': 'Interception Ultra',
  'event.ultra-intercept.text': 'Placez un marqueur Avertissement dans cette zone.',
  'event.ultra-intercept-late.name': 'Interception Ultra',
  'event.ultra-intercept-late.text': 'Placez deux marqueurs Avertissement dans cette zone.',
  'event.fatal-error.name': 'Erreur fatale',
  'event.fatal-error.text': 'Le bateau prend 2 stress.',
  'event.counter-intelligence.name': 'Contre-espionnage',
  'event.counter-intelligence.text': 'Retirez le marqueur Renseignement de cette zone, s’il y en a un.',
  'event.clear-weather.name': 'Temps clair',
  'event.clear-weather.text':
    'Ce bateau a +1 à son jet de contact ce tour-ci, mais les escorteurs ont +1 pour le détecter en surface à son premier contact.',
  'event.lone-merchant.name': 'Navire marchand isolé',
  'event.lone-merchant.text':
    'Vous pouvez dépenser 1 torpille ordinaire, prête ou en réserve, pour marquer 1 PV.',
  'event.signal-decrypt.name': 'Message décrypté',
  'event.signal-decrypt.text': 'Ce bateau a +2 à son jet de contact ce tour-ci.',
  'event.cipher-changed.name': 'Changement de code',
  'event.cipher-changed.text': 'Ce bateau a −1 à son jet de contact ce tour-ci.',
  'event.donitz-takes-notice.name': 'Dönitz s’intéresse à vous',
  'event.donitz-takes-notice.text':
    'À la fin de ce segment tactique, regardez le total de PV : s’il a augmenté de 5 ou plus pendant le segment, gagnez 2 SO ; s’il n’a pas augmenté du tout, chaque bateau en mer prend 1 stress.',
  'event.rendezvous-at-sea.name': 'Rendez-vous en mer',
  'event.rendezvous-at-sea.text': 'Le bateau perd 1 stress.',
  'event.milk-cow.name': 'Vache à lait',
  'event.milk-cow.text':
    'Le bateau perd 2 stress et peut passer des torpilles de réserve dans les tubes vides.',
  'event.calm-passage.name': 'Traversée calme',
  'event.calm-passage.text': 'Le bateau perd 1 stress.',
  'event.diesel-trouble.name': 'Panne de diesel',
  'event.diesel-trouble.text': 'Le bateau prend 1 stress et son mouvement finit ici si l’arrêt y est permis.',
  'event.battery-fumes.name': 'Émanations des batteries',
  'event.battery-fumes.text': 'Le bateau prend 1 stress.',
  'event.dense-fog.name': 'Brouillard épais',
  'event.dense-fog.text': 'Ce bateau a −1 à son jet de contact ce tour-ci.',
  'event.atlantic-storm.name': 'Tempête dans l’Atlantique',
  'event.atlantic-storm.text': 'Le bateau prend 2 stress et a −1 à son jet de contact ce tour-ci.',
  'event.night-sighting.name': 'Ombres dans la nuit',
  'event.night-sighting.text': 'Ce bateau a +1 à son jet de contact ce tour-ci.',
  'event.leigh-light.name': 'Projecteur Leigh',
  'event.leigh-light.text':
    'Lancez un dé et ajoutez l’esquive : 6 ou moins, {edition|3 stress|1 stress et 1 impact léger} ; 7–10, 1 stress ; 11 ou plus, sans effet.',
  'event.torpedo-overhaul.name': 'Révision des torpilles',
  'event.torpedo-overhaul.text':
    'Une torpille se révèle défectueuse : perdez 1 torpille de réserve, ou 1 torpille prête s’il n’y en a pas en réserve.',
  'event.quiet-waters.name': 'Eaux tranquilles',
  'event.quiet-waters.text': 'Il ne se passe rien.',
  'event.neutral-shipping.name': 'Navires neutres',
  'event.neutral-shipping.text': 'Ce bateau a −1 à son jet de contact ce tour-ci.',
  'event.independent-sailing.name': 'Navire naviguant seul',
  'event.independent-sailing.text':
    'Vous pouvez dépenser 2 torpilles ordinaires, prêtes ou en réserve, pour marquer 2 PV.',
  'event.survivors-in-the-water.name': 'Naufragés à la mer',
  'event.survivors-in-the-water.text': 'Vous pouvez prendre 1 stress pour gagner 1 XP.',
  'event.drifting-mine.name': 'Mine dérivante',
  'event.drifting-mine.text':
    'Lancez un dé et ajoutez l’esquive : 5 ou moins, {edition|3 stress|1 impact lourd} ; 6–9, 1 stress ; 10 ou plus, sans effet.',
  'event.lone-patrol-vessel.name': 'Patrouilleur isolé',
  'event.lone-patrol-vessel.text': 'Le bateau prend 1 stress.',
  'event.hunter-killer-group.name': 'Groupe de chasse anti-sous-marin',
  'event.hunter-killer-group.text':
    'Lancez un dé et ajoutez l’esquive : 6 ou moins, {edition|4 stress|1 stress et 2 impacts légers} ; 7–10, 2 stress ; 11 ou plus, 1 stress.',
  'event.high-spirits.name': 'Moral élevé',
  'event.high-spirits.text': 'Le bateau perd 1 stress et gagne 1 XP.',
  'event.sickness-aboard.name': 'Maladie à bord',
  'event.sickness-aboard.text': 'Le bateau prend 1 stress.',
  'event.small-coaster.name': 'Petit caboteur',
  'event.small-coaster.text':
    'Un petit caboteur est en vue : vous pouvez dépenser 1 munition de canon pour marquer 1 PV.',
  'event.aircraft-alarm.name': 'Alerte aérienne',
  'event.aircraft-alarm.text': 'Le bateau prend 1 stress.',

  // special conditions
  'condition.nothing-unusual.name': 'Rien de particulier',
  'condition.nothing-unusual.text': 'Aucun effet spécial.',
  'condition.moonless-night.name': 'Nuit sans lune',
  'condition.moonless-night.text': 'Les escorteurs ont −1 pour détecter les bateaux en surface.',
  'condition.glassy-sea.name': 'Mer d’huile',
  'condition.glassy-sea.text':
    'Les jets de canon ont +1, mais les escorteurs ont +1 pour détecter les bateaux en surface.',
  'condition.armed-guards.name': 'Canonniers à bord',
  'condition.armed-guards.text':
    'Les attaques des navires marchands sont plus fortes : {edition|+1 au dé|un impact léger de plus}.',
  'condition.poor-lookouts.name': 'Veille médiocre',
  'condition.poor-lookouts.text':
    'À la première phase de combat, aucun navire marchand ou de guerre n’attaque.',
  'condition.warned-by-radio.name': 'Prévenus par radio',
  'condition.warned-by-radio.text': 'Le contact commence avec un marqueur Alerte.',
  'condition.heavy-swell.name': 'Forte houle',
  'condition.heavy-swell.text': 'Les jets de torpille ont −1 et le canon ne peut pas tirer.',
  'condition.zigzagging.name': 'Route en zigzag',
  'condition.zigzagging.text': 'Les jets de torpille à portée 2 ou 3 ont −1.',
  'condition.cold-water-layer.name': 'Couche d’eau froide',
  'condition.cold-water-layer.text': 'Les escorteurs ont −1 pour détecter les bateaux en plongée.',
  'condition.rain-squalls.name': 'Grains',
  'condition.rain-squalls.text':
    'Tous les jets de détection ont −1, et les jets de torpille à portée 3 ont −1.',
  'condition.engine-breakdown.name': 'Panne de machine',
  'condition.engine-breakdown.text': 'Le navire marchand ou isolé au numéro le plus élevé perd 1 en vitesse.',
  'condition.full-moon.name': 'Pleine lune',
  'condition.full-moon.text': 'Les escorteurs ont +1 pour détecter les bateaux en surface.',
  'condition.inside-the-screen.name': 'À l’intérieur de l’écran',
  'condition.inside-the-screen.text':
    'Le bateau actif peut être déplacé dans toute zone à courte portée avant le combat.',
  'condition.green-escort-crews.name': 'Escorteurs inexpérimentés',
  'condition.green-escort-crews.text':
    'Les attaques des escorteurs sont plus faibles : {edition|−1 au dé|un impact léger de moins}.',
  'condition.waiting-ahead.name': 'À l’affût sur l’avant',
  'condition.waiting-ahead.text':
    'Chaque bateau peut être déplacé dans toute zone à moyenne portée avant le combat.',
  'condition.experienced-escort.name': 'Groupe d’escorte aguerri',
  'condition.experienced-escort.text': 'Les escorteurs ont +1 à chaque jet de détection.',
  'condition.air-cover.name': 'Couverture aérienne',
  'condition.air-cover.text':
    'Tous les bateaux commencent en plongée et ne peuvent pas faire surface à la première phase de combat.',
  'condition.caught-astern.name': 'Distancés',
  'condition.caught-astern.text':
    'Tous les bateaux doivent commencer dans le sillage ou dans une zone à longue portée adjacente.',
  'condition.firing-solutions.name': 'Bonnes solutions de tir',
  'condition.firing-solutions.text': 'Chaque jet de torpille a +1 pendant tout le contact.',
  'condition.close-solutions.name': 'Solutions de tir rapproché',
  'condition.close-solutions.text': 'Les jets de torpille à portée 0 ou 1 ont +1.',
};
