/** The Hunters in French: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0': 'La zone se tire sur P1 selon la date ; le type de bateau peut la changer.',
  'rule.7.1': 'Préparer une patrouille.',
  'rule.7.1.1': 'La zone est inscrite au journal.',
  'rule.7.1.2': 'Le bateau se place avant la première case de sa route.',
  'rule.7.1.3': 'Torpilles, munitions et équipage sont vérifiés avant l’appareillage.',
  'rule.7.2': 'Certaines patrouilles en Atlantique font partie d’une meute.',
  'rule.7.2.1': 'Une patrouille marquée (W) est une patrouille en meute.',
  'rule.7.2.2':
    'Contre un convoi, un dé : de 1 à 5 l’escorte est occupée ailleurs (détection −1), sur 6 elle est sur vous (+1).',
  'rule.7.2.3':
    'Cela vaut pour toute l’attaque et se relance après la poursuite du convoi ; sans effet si la radio est hors service.',
  'rule.7.2.4': 'Cela ne vaut que contre les convois.',
  'rule.7.3': 'Restrictions selon le type et la zone.',
  'rule.7.3.1': 'Les types IX vont sur la côte ouest-africaine au lieu de la Méditerranée ou de l’Arctique.',
  'rule.7.3.2':
    'Les types VII vont en Atlantique au lieu des Caraïbes ou de la côte ouest-africaine ; VIID et bateau de DCA peuvent aller aux Caraïbes, un VIID aussi en Afrique ; ni l’un ni l’autre en Méditerranée (relancer).',
  'rule.7.3.3':
    'À la première patrouille en Méditerranée, la première case est le golfe de Gascogne, la deuxième le passage de Gibraltar. Avant celui-ci, seule une avarie durable permet de rentrer en France.',
  'rule.7.3.4': 'Un bateau qui a achevé une patrouille en Méditerranée y reste.',
  'rule.7.3.5': 'Un bateau envoyé en Arctique lance aussitôt un dé : de 1 à 3, il y reste définitivement.',
  'rule.7.3.6': 'Dès juillet 1940, les premières et dernières cases marquées sont le golfe de Gascogne.',
  'rule.7.3.7':
    'Amérique du Nord et Caraïbes partagent la route et la liste de navires nord-américaine, mais pas la table des rencontres.',
  'rule.7.4': 'Missions spéciales : déposer un agent (A) ou mouiller des mines (M).',
  'rule.7.4.1':
    'Dans la case de mission, on lance sur la table des missions spéciales jusqu’à ce qu’aucun avion ne vienne ; l’agent est alors à terre.',
  'rule.7.4.2':
    'Les mines remplissent tous les tubes, la réserve peut être recomposée ; une fois mouillées, on recharge. Un VIID porte ses mines ailleurs.',
  'rule.7.4.3':
    'Dans la case de mission, l’avion trouve le bateau en eaux peu profondes : −1 à la plongée d’urgence.',
  'rule.7.4.4':
    'Une patrouille spéciale n’est un succès que si la mission est accomplie ; les navires coulés comptent tout de même au tonnage.',
  'rule.7.4.5': 'Pas d’événement aléatoire dans la case de mission (deuxième édition).',
  'rule.7.5': 'La fin d’une patrouille.',
  'rule.7.5.1': 'La patrouille finit après la dernière case et ses rencontres.',
  'rule.7.5.2': 'Un seul navire coulé fait de la patrouille un succès.',
  'rule.8.0':
    'Dans chaque case de route où vous entrez, on lance 2d6 sur la table des rencontres E1 pour ces eaux (8.1). Il n’en sort rien, un avion (9.8) ou des navires. Les navires sont identifiés (8.2), puis vous décidez d’attaquer ou non, et la lumière se tire (8.3).',
  'rule.8.1':
    'Combien de jets par case (8.1.1), ce que les dés amènent dans chacune des eaux (8.1.2), qui navigue sous escorte (8.1.3), et ce que l’on peut éviter : les navires toujours, les avions jamais.',
  'rule.8.1.1':
    'Un jet de 2d6 par case de route, deux ou trois dans les cases marquées x2 ou x3. Avec un diesel hors service, ce nombre est doublé. Dans la case d’une mission spéciale, le jet de mission remplace le jet ordinaire et se répète jusqu’à ce que la mission soit accomplie (7.4.1). Le premier 12 naturel d’une patrouille est un événement aléatoire (12.1.1).',
  'rule.8.1.2':
    'Transit : 2-3 avion, 12 navire. Golfe de Gascogne et missions : 2-4 avion (Gascogne −1 en 1942, −2 en 1943). Atlantique : 2 grand bâtiment, 3 navire, 6, 7, 9, 12 convoi. Arctique : 2 grand bâtiment, 3 navire, 6-8 convoi, 12 avion. Îles Britanniques : 2 grand bâtiment, 5 et 8 navire, 6 navire sous escorte, 10 convoi, 12 avion. Côte espagnole : 2 et 12 avion, 5 navire sous escorte, 6-7 navire, 10-11 convoi. Norvège : 2 et 12 avion, 3 et 11 grand bâtiment, 4, 9, 10 navire sous escorte. Afrique de l’Ouest : 2 grand bâtiment, 3 et 7 navire, 6 et 10 convoi, 9 navire sous escorte, 12 avion. Amérique du Nord : 2 avion, 4 et 6 navire, 5 deux navires sous escorte, 8 deux navires, 9 et 12 pétrolier, 11 convoi. Caraïbes : 2 et 12 avion, 4 et 8 navire, 6 deux navires sous escorte, 9-10 pétrolier. Méditerranée : 2, 3, 11, 12 avion, 4 grand bâtiment, 7 navire, 8 convoi, 10 deux navires sous escorte. Tout autre chiffre : rien.',
  'rule.8.1.3':
    'Un convoi montre quatre navires que l’on peut attaquer (trois avec la règle 14.2). Convois, grands bâtiments et rencontres qui nomment une escorte sont escortés : elle vous cherchera (9.6). Un navire, deux navires ou un pétrolier sans cette mention naviguent seuls (9.4).',
  'rule.8.1.4':
    'Vous n’êtes jamais tenu d’attaquer. Une fois les navires identifiés, vous pouvez les laisser passer : la rencontre est finie, personne ne vous cherche, et le bateau relance dans cette case ou passe à la suivante.',
  'rule.8.1.5': 'On n’évite pas les avions. La plongée d’urgence se joue aussitôt (9.8.1).',
  'rule.8.1.6':
    'Quand survient un événement aléatoire (12.1.1), ce que E1 aurait amené est ignoré, même si l’événement reste sans suite.',
  'rule.8.2':
    'Un dé donne la taille de chaque navire (8.2.1), une liste son nom et son tonnage (8.2.2). Le tonnage décide des dégâts qu’il supporte (8.2.5). Puis vous attaquez ou laissez passer (8.2.6).',
  'rule.8.2.1':
    '1d6 par navire : de 1 à 3 petit cargo, 4 et 5 grand cargo, 6 pétrolier. À l’intérieur d’un convoi, +1 avec la règle optionnelle 14.11.',
  'rule.8.2.2':
    'Un jet sur la liste de sa classe donne nom et tonnage : petits cargos, grands cargos et pétroliers 1d100 chacun, les dix grands bâtiments 1d10. Un grand bâtiment a une forte escorte : +1 à chaque recherche. S’il est déjà coulé par vous, il n’est pas là et la rencontre est finie. Six d’entre eux valent la Croix de chevalier ou son degré suivant : Ark Royal, Royal Oak, Barham, Nelson, Malaya et Eagle (11.3).',
  'rule.8.2.3':
    'En patrouille vers l’Amérique du Nord et les Caraïbes, tous les navires marchands viennent de la liste américaine, 1d20 par classe, dans les cases de transit aussi.',
  'rule.8.2.4':
    'Chaque navire sur lequel vous tirez est inscrit au journal avec son tonnage et son sort : manqué, endommagé ou coulé. Le tonnage ne compte que s’il coule.',
  'rule.8.2.5':
    'Le tonnage fixe les points de dégâts qu’un navire supporte : jusqu’à 5 000 t deux, de 5 001 à 9 999 t trois, dès 10 000 t quatre ; un grand bâtiment cinq. Un pétrolier de 5 000 t au plus en supporte deux, comme tout navire de sa taille.',
  'rule.8.2.6':
    'Vous connaissez les navires : attaquez-les ou laissez-les passer. Laisser passer met fin à la rencontre sans recherche et ne coûte rien. Pour attaquer, il faut une torpille dans un tube en état ; contre des navires sans escorte, un canon de pont en état et muni de tirs suffit.',
  'rule.8.3':
    'Un dé décide du jour ou de la nuit (8.3.1). De jour, vous pouvez attendre l’obscurité (8.3.2). La nuit permet l’attaque en surface contre des navires escortés (9.5) ; de jour, les torpilles à vapeur laissent un sillage (+1 à la recherche).',
  'rule.8.3.1': '1d6 : de 1 à 3 jour, de 4 à 6 nuit. En Arctique la saison décide (8.3.5).',
  'rule.8.3.2':
    'De jour, vous pouvez filer les navires jusqu’à la nuit : 1d6, de 1 à 4 vous attaquez de nuit, sur 5 et 6 le contact est perdu et la rencontre finie. Un grand bâtiment intact est trop rapide pour cela, et juin n’a pas de nuit en Arctique. Personne n’attend le jour.',
  'rule.8.3.3':
    'La lumière reste la même pour tout le combat, à travers tous les tours de la chasse. Seule une poursuite en amène une nouvelle (9.7.5).',
  'rule.8.3.4':
    'Quand vous suivez un navire endommagé, on ne lance pas de dé : vous choisissez jour ou nuit. En Arctique, il n’y a que le jour en juin et que la nuit en décembre.',
  'rule.8.3.5':
    'En Arctique, 1d6 selon le mois où la patrouille a commencé : de janvier à mars, en octobre et novembre jour sur 1 et 2, nuit de 3 à 6 ; en avril, en mai et de juillet à septembre jour de 1 à 4, nuit sur 5 et 6. En juin il fait toujours jour, en décembre toujours nuit.',
};
