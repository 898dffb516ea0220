import { useEffect, useMemo, useState } from 'preact/hooks'
import { readLastChoices, type SetupChoices, saveChoices } from '#app/last-choices.ts'
import { canLearnFrom } from '#app/learning-consent.ts'
import { offeredGraces } from '#app/new-table.ts'
import { type OptionValues, readSetupQuery, type SetupQuery } from '#app/setup-query.ts'
import { settleParams } from '#kernel/offered-values.ts'
import { type AnyOptions, withOnlineDefaults, withoutIrrelevant } from '#kernel/options.ts'
import { readParams, validateParams } from '#kernel/read-params.ts'
import type { Rules } from '#kernel/rules.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { createTable, saveNewGame } from '../play/local-games.ts'
import { preferences } from '../preferences.ts'
import { navigate, navigateToNewGame, onlineTablePath, statisticsPath } from '../router.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { PlayButton, SetupFrame, StartingPage } from '../setup/setup-frame.tsx'
import { useSetupForm } from '../setup/use-setup-form.ts'
import { Link } from '../shell/link.tsx'
import { setupText, shellText, tableText } from '../text/en/shell.ts'
import { PlayersForm, playersOf, seatNamesOf } from './players-form.tsx'
import { useServerDictionaries } from './use-server-dictionaries.ts'

// Few people need these.
const loadSetupLink = async () => (await import('./setup-link.tsx')).SetupLink
const loadLearning = async () => (await import('./learning-consent.tsx')).LearningConsentForm

/** The set-up form of a game for several players. */
export function MultiplayerSetup({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, face, online } = loadedGame
  const options = rules.options as AnyOptions
  const [query] = useState(() => readSetupQuery(new URLSearchParams(location.search), options))
  const [choices, setChoices] = useState(() => initialChoices(loadedGame, query))
  const [isStarting, setStarting] = useState(query.startsAtOnce)
  const isLoaded = useLoadedRules(rules)
  const { company: opponents } = choices
  const isOnline = opponents.who === 'online'
  const atServer = useServerDictionaries(loadedGame, isOnline)
  const key = isOnline ? 'chosenOnline' : 'chosen'
  const chosen = isOnline ? { ...online?.defaults({}), ...choices.chosenOnline } : choices.chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choices` is everything that is chosen
  const relevant = useMemo(() => withoutIrrelevant(options, chosen) as OptionValues, [choices])
  const form = useSetupForm({ loadedGame, chosen: relevant, isLoaded, linkRejection: query.rejection })
  const unchecked = readParams<object>(rules.options, relevant)
  const graces = unchecked.ok ? offeredGraces(loadedGame, unchecked.value, opponents.seating) : []
  const isWaiting = isStarting && (isOnline || !isLoaded)
  const hasFile = Object.entries(options).some(([option, { kind }]) => kind === 'file' && chosen[option])
  const choose = (next: typeof chosen) => setChoices({ ...choices, [key]: next })

  async function start(): Promise<void> {
    if (isStarting) return
    setStarting(true)
    await open().catch(() => form.refuse({ sentence: shellText.loadFailed }))
    setStarting(false)
  }

  /** Goes to the new table, or shows why there is none. */
  async function open(how: 'push' | 'replace' = 'push'): Promise<void> {
    await rules.load?.()
    form.submit()
    const checked = validateParams<object>(rules, relevant)
    if (!checked.ok) return
    // A link that starts at once is not a choice in this form.
    if (!query.startsAtOnce) saveChoices(preferences, rules.id, choices)
    if (isOnline) {
      // Only online players load the code for it.
      const { createOnlineTable } = await import('../online/create-table.ts')
      const opened = await createOnlineTable(loadedGame, checked.value, opponents)
      if (opened.ok) navigate(onlineTablePath(opened.code), how)
      else form.refuse({ sentence: opened.why })
    } else {
      const players = playersOf(opponents)
      const table = await createTable(loadedGame, { params: checked.value, players }).result
      const started = table.ok ? await saveNewGame(loadedGame, table.value, players) : table
      if (started.ok) navigateToNewGame(rules.id, started.id, how)
      else form.refuse({ sentence: shellText.shelfFull })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (query.startsAtOnce)
      open('replace')
        .catch(() => form.refuse({ sentence: shellText.loadFailed }))
        .finally(() => setStarting(false))
  }, [])
  if (query.startsAtOnce && isStarting)
    return (
      <StartingPage card={loadedGame.card}>
        <p class="soft">{shellText.loading}</p>
      </StartingPage>
    )

  return (
    <SetupFrame card={loadedGame.card} class="setup-form" start={start}>
      <div class="setup-part">
        <PlayersForm
          opponents={opponents}
          loadedGame={loadedGame}
          graces={graces}
          change={next => setChoices({ ...choices, company: next })}
        />
        {!isOnline && canLearnFrom(loadedGame, playersOf(opponents)) && (
          <LazyComponent load={loadLearning} props={{ loadedGame }} />
        )}
      </div>
      <div class="setup-part">
        {face.QuickSetup && (
          <face.QuickSetup
            params={unchecked.ok ? unchecked.value : form.previewed}
            choose={next => choose({ ...chosen, ...next })}
          />
        )}
        <OptionsForm
          loadedGame={loadedGame}
          chosen={chosen}
          defaults={isOnline ? (online?.defaults({}) as OptionValues | undefined) : undefined}
          error={form.error}
          seatNames={seatNamesOf(opponents)}
          isChoiceOffered={(option, choice) =>
            !isOnline || atServer.has(choice) || isOfferedOnline(loadedGame, option, choice)
          }
          choose={choose}
        />
      </div>
      <div class="setup-part setup-side">
        {face.Preview && (
          <div class="panel-box setup-preview">
            <face.Preview params={form.previewed} />
          </div>
        )}
        <PlayButton
          label={setupText[isWaiting ? 'opening' : isOnline ? 'openTable' : 'play']}
          busy={isStarting}
          error={form.error}
        />
        <Link to={statisticsPath(rules.id)} class="pill">
          {tableText.figures}
        </Link>
        {hasFile && <LazyComponent load={loadSetupLink} props={{ loadedGame, who: opponents.who, chosen }} />}
      </div>
    </SetupFrame>
  )
}

/** The choices of the last time, changed by the link. A link that starts at once without naming a place starts here. */
function initialChoices(loadedGame: LoadedGame, query: SetupQuery): SetupChoices {
  const { rules, text, library } = loadedGame
  const options = rules.options as AnyOptions
  const isLexiconHere = (hash: string) => library?.find(hash) !== undefined
  const levels = Object.keys(text.levels)
  const last = readLastChoices(preferences, rules.id, levels, options, query.opponents, isLexiconHere)
  const { company } = last
  const startsHere = query.startsAtOnce && query.opponents === undefined && company.who === 'online'
  const offeredOnline = Object.entries(last.chosenOnline).filter(
    ([key, value]) => typeof value !== 'string' || isOfferedOnline(loadedGame, key, value),
  )
  return {
    company: startsHere ? { ...company, who: 'computer' } : company,
    chosen: settleParams(options, { ...last.chosen, ...query.chosen }),
    chosenOnline: settleParams(options, { ...Object.fromEntries(offeredOnline), ...query.chosen }),
  }
}

/** Whether a choice makes sense at any online table. A custom dictionary does only where the server has it too. */
function isOfferedOnline({ rules, online }: LoadedGame, key: string, choice: string): boolean {
  const option = (rules.options as AnyOptions)[key]
  if (option?.kind === 'lexicon') return choice === option.default
  const params = { ...withOnlineDefaults<object>(rules, online), [key]: choice }
  return online?.check?.(params).ok ?? true
}

/** Loads the words of the rules while the form is filled in. */
function useLoadedRules(rules: Rules): boolean {
  const [isLoaded, setLoaded] = useState(!rules.load)
  useEffect(() => {
    rules.load?.().then(
      () => setLoaded(true),
      // The start of the game tries again.
      () => {},
    )
  }, [rules])
  return isLoaded
}
