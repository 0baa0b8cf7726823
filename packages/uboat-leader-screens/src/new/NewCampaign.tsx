/** A new campaign: the edition with what is different in it, the four campaigns, the length, and the cards to play with. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { checkForm } from '@flotilla/table';
import { meaningful, normalised } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import type { NewGameProps } from '@flotilla/ui/frame/screens.ts';
import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import { findingWords } from '@flotilla/ui/parts/finding.tsx';
import { FormFields, refusalWords } from '@flotilla/ui/parts/form.tsx';
import { lazyScreen } from '@flotilla/ui/parts/lazy.tsx';
import { RulesDrawer } from '@flotilla/ui/parts/rule.tsx';
import { firstOptions, SeedField, seatsAtFirst } from '@flotilla/ui/parts/seats.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { monthWords } from '../flotilla/Wall.tsx';
import type { View } from '../game.ts';
import { CAMPAIGNS } from '../game.ts';
import { AllDifferences } from '../parts/Differs.tsx';
import { Pennant } from '../parts/Edition.tsx';
import { word } from '../text/index.ts';
import { PackField } from './PackField.tsx';

const PackEditor = lazyScreen(async () => (await import('../packs/PackEditor.tsx')).PackEditor);

/** Fields with a place of their own on the page. */
const OWN: readonly string[] = ['edition', 'campaign', 'length', 'pack'];

/** The form, or the pack editor over it. */
export function NewCampaign({ game, start, seed: given, filled }: NewGameProps) {
  const [options, setOptions] = useState<FormChoice>(() => firstOptions(game, filled));
  const [seats] = useState(() => seatsAtFirst(game, filled));
  const [seed, setSeed] = useState(given ?? filled?.seed ?? '');
  const [editing, edit] = useState(false);
  const change = (chosen: FormChoice): void => setOptions(normalised(game, chosen));
  const refusal = checkForm(game.optionFields, options, '') ?? game.checkOptions?.(options, 1) ?? null;
  const why = refusal && refusalWords(game, 'options', game.optionFields, refusal);
  const pack = String(options.pack ?? '');
  if (editing)
    return (
      <PackEditor
        game={game}
        text={pack}
        leave={() => edit(false)}
        play={(text) => {
          change({ ...options, pack: text });
          edit(false);
        }}
      />
    );
  const others = meaningful(game, options).filter(({ id }) => !OWN.includes(id));
  return (
    <form
      class="new-game ubl-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (why) tell(why);
        else start(options, seats, seed.trim() || newSeed());
      }}
    >
      <Editions game={game} options={options} change={change} />
      <Campaigns game={game} options={options} change={change} />
      <Lengths game={game} options={options} change={change} />
      <PackField pack={pack} change={(text) => change({ ...options, pack: text })} edit={() => edit(true)} />
      <details open={filled !== undefined}>
        <summary>{word('new.more')}</summary>
        <FormFields game={game} step="options" form={others} choice={options} change={change} />
        {given === undefined && <SeedField seed={seed} set={setSeed} />}
      </details>
      <Verdict refusal={why} rule={refusal?.rule ?? ''} />
      <div class="row">
        <button type="submit" class="primary big" aria-disabled={why !== null}>
          {word('new.start')}
        </button>
      </div>
      <RulesDrawer game={game} />
    </form>
  );
}

interface ChoiceProps {
  readonly game: AnyGame;
  readonly options: FormChoice;
  readonly change: (options: FormChoice) => void;
}

/** One card of several, of which one is chosen. */
function ChoiceCard(props: { id: string; chosen: boolean; choose: () => void; children: ComponentChildren }) {
  const { id, chosen, choose, children } = props;
  return (
    <button type="button" class="ubl-choice" data-id={id} aria-pressed={chosen} onClick={choose}>
      {children}
    </button>
  );
}

/** What the laboratory found about a choice. */
const Found = ({ game, id }: { game: AnyGame; id: string }) => {
  const words = findingWords(game, id);
  return words && <small class="finding">{words}</small>;
};

function Editions({ game, options, change }: ChoiceProps) {
  const [open, setOpen] = useState(false);
  const field = game.optionFields.find(({ id }) => id === 'edition');
  const notes = field?.kind === 'choice' ? field.options : [];
  return (
    <fieldset class="field">
      <legend class="field-label">{word('new.edition')}</legend>
      <div class="ubl-choices">
        {notes.map(({ id, note }) => (
          <ChoiceCard
            key={id}
            id={id}
            chosen={options.edition === id}
            choose={() => change({ ...options, edition: id })}
          >
            <strong>
              <Pennant edition={id as View['edition']} /> {sayIn(game, { key: `edition.${id}` })}
            </strong>
            <small>{note && sayIn(game, note)}</small>
            <Found game={game} id={`edition=${id}`} />
          </ChoiceCard>
        ))}
      </div>
      <button type="button" class="link" data-id="differences" onClick={() => setOpen(true)}>
        {word('differs.all')}
      </button>
      {open && (
        <Dialog title={word('differs.all')} onClose={() => setOpen(false)}>
          <AllDifferences game={game} />
        </Dialog>
      )}
    </fieldset>
  );
}

function Campaigns({ game, options, change }: ChoiceProps) {
  return (
    <fieldset class="field">
      <legend class="field-label">{word('new.campaign')}</legend>
      <div class="ubl-choices">
        {CAMPAIGNS.map(({ id, from, to, areas, ports }) => (
          <ChoiceCard
            key={id}
            id={id}
            chosen={options.campaign === id}
            choose={() => change({ ...options, campaign: id })}
          >
            <strong>{sayIn(game, { key: `campaign.${id}` })}</strong>
            <small>
              {word('new.sheet', {
                from: monthWords(from),
                to: monthWords(to),
                areas: areas.length,
                ports: ports.length,
              })}
            </small>
            <Found game={game} id={`campaign=${id}`} />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

function Lengths({ game, options, change }: ChoiceProps) {
  const campaign = CAMPAIGNS.find(({ id }) => id === options.campaign) ?? CAMPAIGNS[0];
  return (
    <fieldset class="field">
      <legend class="field-label">{word('new.length')}</legend>
      <div class="ubl-choices">
        {(['short', 'medium', 'long'] as const).map((id) => {
          const sheet = campaign?.lengths[id];
          return (
            <ChoiceCard
              key={id}
              id={id}
              chosen={options.length === id}
              choose={() => change({ ...options, length: id })}
            >
              <strong>{sayIn(game, { key: `length.${id}` })}</strong>
              <small>
                {sheet &&
                  word('new.points', { patrols: sheet.patrols, so: sheet.so, great: sheet.bands.great })}
              </small>
              <Found game={game} id={`length=${id}`} />
            </ChoiceCard>
          );
        })}
      </div>
    </fieldset>
  );
}
