/** Settings as rows of buttons; used by the settings screen and by the menu of a game. */
import type { Language } from '@flotilla/table';
import { LANGUAGES } from '@flotilla/table/run';
import type { Settings } from '../base/settings.ts';
import { BED_VOLUMES, change, ROLLERS, SIZES, SPEEDS, settings, THEMES, VOLUMES } from '../base/settings.ts';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';

/** What every language calls itself. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
};

const THEME_WORDS: Record<Settings['theme'], Key> = {
  system: 'settings.theme.system',
  chart: 'settings.theme.chart',
  red: 'settings.theme.red',
};
const ROLLER_WORDS: Record<Settings['whoRolls'], Key> = {
  auto: 'settings.rolls.auto',
  big: 'settings.rolls.big',
  all: 'settings.rolls.all',
  type: 'settings.rolls.type',
};
const SPEED_WORDS: Record<Settings['speed'], Key> = {
  story: 'settings.speed.story',
  brisk: 'settings.speed.brisk',
  instant: 'settings.speed.instant',
};

function Row<T extends string | number | boolean>(props: {
  label: string;
  values: readonly T[];
  value: T;
  words: (value: T) => string;
  set: (value: T) => void;
  lang?: (value: T) => string;
}) {
  const { label, values, value, words, set, lang } = props;
  return (
    <fieldset class="setting">
      <legend class="field-label">{label}</legend>
      <div class="segments">
        {values.map((one) => (
          <button
            key={String(one)}
            type="button"
            lang={lang?.(one)}
            aria-pressed={one === value}
            onClick={() => set(one)}
          >
            {words(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const yesNo = (value: boolean): string => (value ? ui('yes') : ui('no'));

/** The language, each in its own words. */
const LanguageRow = () => (
  <Row
    label={ui('settings.language')}
    values={LANGUAGES}
    value={settings.value.language}
    words={(language) => LANGUAGE_NAMES[language]}
    lang={(language) => language}
    set={(language) => change({ language })}
  />
);

/** The settings one may want to change in the middle of a game. */
export function QuickSettings() {
  const now = settings.value;
  return (
    <div class="settings">
      <LanguageRow />
      <Row
        label={ui('settings.odds')}
        values={[true, false]}
        value={now.odds}
        words={yesNo}
        set={(odds) => change({ odds })}
      />
      <Row
        label={ui('settings.coach')}
        values={[true, false]}
        value={now.coach}
        words={yesNo}
        set={(coach) => change({ coach })}
      />
      <Row
        label={ui('settings.rolls')}
        values={ROLLERS}
        value={now.whoRolls}
        words={(roller) => ui(ROLLER_WORDS[roller])}
        set={(whoRolls) => change({ whoRolls })}
      />
      <Row
        label={ui('settings.speed')}
        values={SPEEDS}
        value={now.speed}
        words={(speed) => ui(SPEED_WORDS[speed])}
        set={(speed) => change({ speed })}
      />
      <Row
        label={ui('settings.theme')}
        values={THEMES}
        value={now.theme}
        words={(theme) => ui(THEME_WORDS[theme])}
        set={(theme) => change({ theme })}
      />
      <Row
        label={ui('settings.size')}
        values={SIZES}
        value={now.textSize}
        words={(size) => `${size}%`}
        set={(textSize) => change({ textSize })}
      />
      <Row
        label={ui('settings.sound')}
        values={[false, true]}
        value={now.sound}
        words={yesNo}
        set={(sound) => change({ sound })}
      />
      <Row
        label={ui('settings.volume')}
        values={VOLUMES}
        value={now.volume}
        words={(volume) => `${volume}%`}
        set={(volume) => change({ volume })}
      />
      <Row
        label={ui('settings.beds')}
        values={BED_VOLUMES}
        value={now.beds}
        words={(beds) => `${beds}%`}
        set={(beds) => change({ beds })}
      />
      <Row
        label={ui('settings.shaking')}
        values={[true, false]}
        value={now.shaking}
        words={yesNo}
        set={(shaking) => change({ shaking })}
      />
      <Row
        label={ui('settings.oneTap')}
        values={[false, true]}
        value={now.oneTap}
        words={yesNo}
        set={(oneTap) => change({ oneTap })}
      />
    </div>
  );
}
