/** The page: header, the screen of the address, notes, and the voice for screen readers. */

import type { Note } from '@flotilla/ui/base/notes.ts';
import { announced, dismiss, note, standing, withdraw } from '@flotilla/ui/base/notes.ts';
import { lazyScreen } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useArrival } from './head/arrival.ts';
import { SiteHead } from './head/siteHead.tsx';
import { LostScreen } from './parts/lost.tsx';
import { route } from './router.ts';
import { HomeScreen } from './screens/home.tsx';

const AboutScreen = lazyScreen(async () => (await import('./screens/about.tsx')).AboutScreen);
const PrivacyScreen = lazyScreen(async () => (await import('./own/Privacy.tsx')).PrivacyScreen);
const InvitedScreen = lazyScreen(async () => (await import('./own/Invited.tsx')).InvitedScreen);
const GamesScreen = lazyScreen(async () => (await import('./screens/games.tsx')).GamesScreen);
const SettingsScreen = lazyScreen(async () => (await import('./screens/settings.tsx')).SettingsScreen);
const NewGameScreen = lazyScreen(async () => (await import('./screens/newGame.tsx')).NewGameScreen);
const DailyScreen = lazyScreen(async () => (await import('./screens/daily.tsx')).DailyScreen);
const WardroomScreen = lazyScreen(async () => (await import('./record/Wardroom.tsx')).WardroomScreen);
const GameScreen = lazyScreen(async () => (await import('./screens/game.tsx')).GameScreen);
const ReplayScreen = lazyScreen(async () => (await import('./screens/game.tsx')).ReplayScreen);
const VerifyScreen = lazyScreen(async () => (await import('./screens/verify.tsx')).VerifyScreen);
const ReviewScreen = lazyScreen(async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen);
const ExercisesScreen = lazyScreen(
  async () => (await import('./exercising/ExercisesScreen.tsx')).ExercisesScreen,
);
const AttackScreen = lazyScreen(async () => (await import('./exercising/AttackScreen.tsx')).AttackScreen);
const MoreScreen = lazyScreen(async () => (await import('./screens/more.tsx')).MoreScreen);
const RulesScreen = lazyScreen(async () => (await import('./screens/rules.tsx')).RulesScreen);
const LabScreen = lazyScreen(async () => (await import('./laboratory/LabScreen.tsx')).LabScreen);
const TableScreen = lazyScreen(async () => (await import('./screens/table.tsx')).TableScreen);
const QuietScreen = lazyScreen(async () => (await import('./online/Quiet.tsx')).QuietScreen);
const MailScreen = lazyScreen(async () => (await import('./online/Mail.tsx')).MailScreen);
const TablesScreen = lazyScreen(async () => (await import('./online/Tables.tsx')).TablesScreen);
const OpenTableScreen = lazyScreen(async () => (await import('./online/OpenTable.tsx')).OpenTableScreen);
const EventScreen = lazyScreen(async () => (await import('./events/EventScreen.tsx')).EventScreen);
const EventsScreen = lazyScreen(async () => (await import('./events/EventsScreen.tsx')).EventsScreen);
const NewEventScreen = lazyScreen(async () => (await import('./events/NewEvent.tsx')).NewEventScreen);
const LessonsScreen = lazyScreen(async () => (await import('./learn/LessonsScreen.tsx')).LessonsScreen);
const LearnScreen = lazyScreen(async () => (await import('./learn/LearnScreen.tsx')).LearnScreen);
const ImportScreen = lazyScreen(async () => (await import('./screens/import.tsx')).ImportScreen);

function Screen() {
  const here = route.value;
  switch (here.at) {
    case 'home':
      return <HomeScreen />;
    case 'games':
      return <GamesScreen />;
    case 'wardroom':
      return <WardroomScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <AboutScreen />;
    case 'privacy':
      return <PrivacyScreen />;
    case 'invited':
      return <InvitedScreen key={here.key} invitation={here.key} />;
    case 'more':
      return <MoreScreen />;
    case 'new':
      return <NewGameScreen key={here.game} id={here.game} />;
    case 'daily':
      return <DailyScreen key={here.day} day={here.day} />;
    case 'verify':
      return <VerifyScreen key={here.id} id={here.id} />;
    case 'review':
      return <ReviewScreen key={here.id} {...here} />;
    case 'exercises':
      return <ExercisesScreen {...here} />;
    case 'attack':
      return <AttackScreen key={`${here.game} ${here.day}`} game={here.game} day={here.day} />;
    case 'game':
      return <GameScreen key={here.id} id={here.id} />;
    case 'replay':
      return <ReplayScreen key={here.id} id={here.id} />;
    case 'rules':
      return <RulesScreen key={here.game} id={here.game} rule={here.rule} />;
    case 'lab':
      return <LabScreen key={here.game} id={here.game} asked={here.asked} />;
    case 'table':
      return <TableScreen key={here.id} id={here.id} />;
    case 'quiet':
      return <QuietScreen key={here.key} id={here.id} stop={here.key} of={here.of} />;
    case 'mail':
      return <MailScreen key={here.key} link={here.key} />;
    case 'tables':
      return <TablesScreen />;
    case 'events':
      return <EventsScreen />;
    case 'newEvent':
      return <NewEventScreen />;
    case 'event':
      return <EventScreen key={here.id} id={here.id} link={here.link} />;
    case 'open':
      return <OpenTableScreen key={here.game} game={here.game} />;
    case 'lessons':
      return <LessonsScreen />;
    case 'learn':
      return <LearnScreen key={here.lesson} game={here.game} lesson={here.lesson} />;
    case 'import':
      return <ImportScreen key={here.data} data={here.data} />;
    case 'lost':
      return <LostScreen />;
  }
}

function Shown({ shown, away }: { shown: Note; away: () => void }) {
  return (
    <div class="note">
      <span>{shown.text}</span>
      {shown.action && (
        <button
          type="button"
          onClick={() => {
            away();
            shown.action?.run();
          }}
        >
          {shown.action.label}
        </button>
      )}
      <button type="button" class="quiet" aria-label={ui('close')} onClick={away}>
        ×
      </button>
    </div>
  );
}

const Notes = () => (
  <div class="notes" role="status">
    {note.value && <Shown key={note.value.id} shown={note.value} away={dismiss} />}
  </div>
);

const StandingNote = () => (
  <div class="standing-note" role="status">
    {standing.value && <Shown key={standing.value.id} shown={standing.value} away={withdraw} />}
  </div>
);

/** What a screen reader says. */
const Voice = () => (
  <div class="unseen" aria-live="polite" id="voice">
    {announced.value}
  </div>
);

/** The whole site. */
export function App() {
  useArrival();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; the place in a replay stays in the address */}
      <a class="skip" href="#main" onClick={skip}>
        {ui('nav.skip')}
      </a>
      <SiteHead />
      <StandingNote />
      <main id="main" tabIndex={-1}>
        <Screen />
      </main>
      <Notes />
      <Voice />
    </>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
