/** The Hunters in French: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0':
    '2d6 selon la date ; M mines, A agent, W meute, Îles pour les Îles Britanniques. Jusqu’à mars 1940 : 2 côte espagnole, 5 et 9 Îles M, 12 Afrique de l’Ouest, sinon Îles. D’avril à juin 1940 : 2 côte espagnole, 3, 10, 11 Norvège, 5 Îles M, 12 Afrique de l’Ouest, sinon Îles. De juillet à décembre 1940 : 2–3 côte espagnole, 4 Îles A, 5, 7, 8 Îles, 6 et 10 Atlantique, 9 Îles M, 11–12 Afrique de l’Ouest. De janvier à juin 1941 : 2 côte espagnole, 3 Atlantique W, 4, 6, 9 Îles, 5, 7, 8 Atlantique, 10–11 Afrique de l’Ouest, 12 Méditerranée. De juillet à décembre 1941 : 2 et 12 Méditerranée, 3 côte espagnole, 4 et 9 Îles, 5 Atlantique W, 6–8 Atlantique, 10 Afrique de l’Ouest, 11 Arctique. De janvier à juin 1942 : 2 Arctique, 3 Amérique du Nord A, 4 Atlantique W, 5–7 Amérique du Nord, 8 et 10 Atlantique, 9 Îles, 11 Caraïbes, 12 Afrique de l’Ouest. De juillet à décembre 1942 : 2 Méditerranée, 3 Arctique, 4 et 8 Atlantique W, 5 et 10 Amérique du Nord, 6, 7, 11 Atlantique, 9 Îles, 12 Afrique de l’Ouest. 1943 : 2 Méditerranée, 3, 6, 11 Atlantique W, 4 Îles, 5 et 9 Amérique du Nord, 7–8 Atlantique, 10 Arctique, 12 Afrique de l’Ouest. Le type de bateau peut la changer (7.3) ; dès Kapitänleutnant vous aurez peut-être le choix (11.2.1).',
  'rule.7.1':
    'Les ordres sont inscrits au journal (7.1.1), le bateau se place avant la première case de sa route (7.1.2), on charge des mines s’il le faut (7.4.2), et il appareille.',
  'rule.7.1.1': 'Zone et tâche de chaque patrouille sont inscrites au journal au mois où elle commence.',
  'rule.7.1.2':
    'La route est une suite de cases : transit d’aller, zone, transit de retour. Leur nombre dépend du type de bateau et de la zone. Le bateau commence avant la première case.',
  'rule.7.1.3':
    'Avant chaque patrouille, tubes et réserve sont pleins (4.5), le canon de pont a tous ses tirs (4.6.2), tout est réparé et chaque poste pourvu.',
  'rule.7.2':
    'Dans une patrouille en Atlantique marquée W, d’autres bateaux attaquent le même convoi ; son escorte est le plus souvent occupée ailleurs (7.2.2).',
  'rule.7.2.1':
    'Les patrouilles en Atlantique marquées W sur P1 sont des patrouilles en meute ; il y en a dès 1941.',
  'rule.7.2.2':
    'Quand vous attaquez un convoi, 1d6 : de 1 à 5 l’escorte est occupée par d’autres bateaux, −1 à chaque recherche ; sur 6 elle est sur vous, +1 à chaque recherche. Cela ne compte pas pour la recherche avant un lancement à courte portée (9.2.2, deuxième édition).',
  'rule.7.2.3':
    'Le résultat vaut pour toute l’attaque et toutes ses recherches. Après une poursuite du convoi il est tiré de nouveau. Radio hors service, aucun des deux modificateurs ne compte.',
  'rule.7.2.4': 'Cela ne vaut que contre les convois, non contre d’autres navires escortés.',
  'rule.7.3':
    'Ce que deviennent les ordres de certains bateaux (7.3.1, 7.3.2), et les particularités de la Méditerranée (7.3.3, 7.3.4), de l’Arctique (7.3.5), du golfe de Gascogne (7.3.6) et des eaux américaines (7.3.7).',
  'rule.7.3.1': 'Un type IX envoyé en Méditerranée ou en Arctique va sur la côte ouest-africaine.',
  'rule.7.3.2':
    'Un type VII envoyé aux Caraïbes ou sur la côte ouest-africaine va en Atlantique. Un VIID peut aller aux deux, un bateau de DCA aux Caraïbes. Ni l’un ni l’autre ne va en Méditerranée : ce résultat est relancé.',
  'rule.7.3.3':
    'À la première patrouille en Méditerranée, la première case est le golfe de Gascogne, la deuxième le détroit de Gibraltar : 2d6 avec −2, encore −1 en 1942, encore −2 en 1943 ; 3 ou moins des escorteurs vous chassent (9.6), 4 et 5 un avion, 6 ou plus vous passez. Avant cela, seules une avarie de coque ou un système hors service permettent de rentrer en France ; de la deuxième case on repasse par le golfe. Le détroit franchi, le retour se fait en continuant la route.',
  'rule.7.3.4':
    'Un bateau qui a achevé une patrouille en Méditerranée, sans demi-tour avant Gibraltar, y fait toutes les suivantes, sans Gascogne ni Gibraltar. Seul un nouveau bateau y met fin (11.4).',
  'rule.7.3.5':
    'Envoyé en Arctique, 1d6 aussitôt : de 1 à 3 le bateau y reste définitivement et y fait toutes ses patrouilles, même s’il interrompt celle-ci ; de 4 à 6 ses prochains ordres se tirent comme d’habitude. Jour et nuit y suivent la saison (8.3.5).',
  'rule.7.3.6':
    'Dès juillet 1940, la première et la dernière case des routes partant de France comptent comme golfe de Gascogne : 2d6, avion à 4 ou moins, −1 en 1942, −2 en 1943. Avant, ce sont des cases de transit ordinaires. Les routes de Norvège et d’Arctique n’y passent pas.',
  'rule.7.3.7':
    'Amérique du Nord et Caraïbes partagent la route et la liste américaine de navires (8.2.3) ; seules les rencontres diffèrent (8.1.2).',
  'rule.7.4':
    'Une patrouille marquée A dépose un agent, une marquée M mouille des mines, dans la case de mission de sa route : 2d6, à 5 ou plus c’est fait (7.4.1). Le succès de la patrouille ne dépend que de la mission (7.4.4).',
  'rule.7.4.1':
    'Dans la case de mission 2d6 : à 4 ou moins un avion vient d’abord et il faut y survivre (9.8), puis l’on relance, jusqu’à 5 ou plus ; alors l’agent est à terre ou les mines sont mouillées. La mission échoue aussi si le bateau doit rentrer, ou si l’agent est auparavant blessé grave ou tué.',
  'rule.7.4.2':
    'Les mines remplissent tous les tubes : un type VII emporte 5 torpilles de moins, un type IX 6 ; la réserve peut être recomposée dans les limites du bateau. Les mines mouillées, on recharge. Si les portes d’une extrémité sont bloquées, les mines de l’autre sont mouillées et cela compte ; bloquées aux deux, la mission a échoué. Un VIID porte ses mines dans des puits et garde toutes ses torpilles.',
  'rule.7.4.3':
    'Dans la case de mission, tant qu’elle reste à accomplir, les eaux sont peu profondes : −1 à la plongée d’urgence.',
  'rule.7.4.4':
    'Une patrouille avec mission spéciale n’est un succès que si la mission est accomplie, quoi que vous ayez coulé. Le tonnage compte tout de même.',
  'rule.7.4.5':
    'Dans la case de mission un 12 naturel n’est pas un événement aléatoire. Première édition : il peut l’être.',
  'rule.7.5':
    'La patrouille finit au port (7.5.1), elle est jugée succès ou échec (7.5.2), et le carénage commence (10.10).',
  'rule.7.5.1': 'Après la dernière case de la route et ses rencontres, le bateau est au port.',
  'rule.7.5.2':
    'Une patrouille avec au moins un navire coulé est un succès, sinon un échec ; avec une mission spéciale, seule la mission compte (7.4.4). Chaque troisième succès fait progresser officiers ou équipage (11.1), trois échecs de suite abaissent l’équipage (11.1.4), et les échecs nuisent à la promotion (11.2.3).',
  'rule.8.0':
    'Dans chaque case de route où vous entrez, on lance 2d6 sur la table des rencontres E1 pour ces eaux (8.1). Il n’en sort rien, un avion (9.8) ou des navires. Les navires sont identifiés (8.2), puis vous décidez d’attaquer ou non, et la lumière se tire (8.3).',
  'rule.8.1':
    'Combien de jets par case (8.1.1), ce que les dés amènent dans chacune des eaux (8.1.2), qui navigue sous escorte (8.1.3), et ce que l’on peut éviter : les navires toujours, les avions jamais.',
  'rule.8.1.1':
    'Un jet de 2d6 par case de route, deux ou trois dans les cases marquées x2 ou x3. Avec un diesel hors service, ce nombre est doublé. Dans la case d’une mission spéciale, le jet de mission remplace le jet ordinaire et se répète jusqu’à ce que la mission soit accomplie (7.4.1). Le premier 12 naturel d’une patrouille est un événement aléatoire (12.1.1).',
  'rule.8.1.2':
    'Transit : 2–3 avion, 12 navire. Golfe de Gascogne et missions : 2–4 avion (Gascogne −1 en 1942, −2 en 1943). Atlantique : 2 grand bâtiment, 3 navire, 6, 7, 9, 12 convoi. Arctique : 2 grand bâtiment, 3 navire, 6–8 convoi, 12 avion. Îles Britanniques : 2 grand bâtiment, 5 et 8 navire, 6 navire sous escorte, 10 convoi, 12 avion. Côte espagnole : 2 et 12 avion, 5 navire sous escorte, 6–7 navire, 10–11 convoi. Norvège : 2 et 12 avion, 3 et 11 grand bâtiment, 4, 9, 10 navire sous escorte. Afrique de l’Ouest : 2 grand bâtiment, 3 et 7 navire, 6 et 10 convoi, 9 navire sous escorte, 12 avion. Amérique du Nord : 2 avion, 4 et 6 navire, 5 deux navires sous escorte, 8 deux navires, 9 et 12 pétrolier, 11 convoi. Caraïbes : 2 et 12 avion, 4 et 8 navire, 6 deux navires sous escorte, 9–10 pétrolier. Méditerranée : 2, 3, 11, 12 avion, 4 grand bâtiment, 7 navire, 8 convoi, 10 deux navires sous escorte. Tout autre chiffre : rien.',
  'rule.8.1.3':
    'Un convoi montre quatre navires que l’on peut attaquer (trois avec la règle 14.2). Convois, grands bâtiments et rencontres qui nomment une escorte sont escortés : elle vous cherchera (9.6). Un navire, deux navires ou un pétrolier sans cette mention naviguent seuls (9.4).',
  'rule.8.1.4':
    'Rien ne vous oblige à attaquer. Une fois les navires identifiés, vous pouvez les laisser passer : la rencontre est finie, personne ne vous cherche, et le bateau relance dans cette case ou passe à la suivante.',
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
