/** The cards a campaign is played with: ours, or those of a pack that is brought in or made here. */
import { FileButton } from '@flotilla/ui/parts/fileButton.tsx';
import { word } from '../text/index.ts';

interface Props {
  /** The text of the pack; empty for none. */
  readonly pack: string;
  readonly change: (text: string) => void;
  readonly edit: () => void;
}

/** What a pack calls itself; empty where its text does not say. */
export function packName(text: string): string {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** The field. Whether the pack is sound is said below the form, in the sentences of the rules. */
export function PackField({ pack, change, edit }: Props) {
  return (
    <fieldset class="field ubl-pack">
      <legend class="field-label">{word('pack.cards')}</legend>
      <p>{pack === '' ? word('pack.ours') : word('pack.named', { name: packName(pack) })}</p>
      <div class="row">
        <FileButton id="pack-file" label={word('pack.open')} read={change} />
        <button type="button" data-id="pack-editor" onClick={edit}>
          {word(pack === '' ? 'pack.make' : 'pack.change')}
        </button>
        {pack !== '' && (
          <button type="button" data-id="pack-none" onClick={() => change('')}>
            {word('pack.none')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
