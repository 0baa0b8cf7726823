import * as seaDe from '@flotilla/ui/sea/text/de.ts';
import * as seaEn from '@flotilla/ui/sea/text/en.ts';
import * as seaFr from '@flotilla/ui/sea/text/fr.ts';
import * as seaIt from '@flotilla/ui/sea/text/it.ts';
import { expectComplete } from '@flotilla/ui/text/catalogues.ts';
import * as recordDe from '@flotilla/ui/wall/text/de.ts';
import * as recordEn from '@flotilla/ui/wall/text/en.ts';
import * as recordFr from '@flotilla/ui/wall/text/fr.ts';
import * as recordIt from '@flotilla/ui/wall/text/it.ts';
import { describe, it } from 'vitest';
import * as startDe from '../starts/text/de.ts';
import * as startEn from '../starts/text/en.ts';
import * as startFr from '../starts/text/fr.ts';
import * as startIt from '../starts/text/it.ts';

describe('the words', () => {
  it('of ready-made beginnings are complete in every language', () =>
    expectComplete(startEn.en, { de: startDe.de, fr: startFr.fr, it: startIt.it }));
  it('of the sea of the day are complete in every language', () =>
    expectComplete(seaEn.en, { de: seaDe.de, fr: seaFr.fr, it: seaIt.it }));
  it('of the wardroom are complete in every language', () =>
    expectComplete(recordEn.en, { de: recordDe.de, fr: recordFr.fr, it: recordIt.it }));
});
