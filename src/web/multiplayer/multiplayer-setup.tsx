import { useEffect, useState } from 'preact/hooks'
import { readLastChoices, saveChoices } from '#app/last-choices.ts'
import { canLearnFrom } from '#app/learning-consent.ts'
import { readSetupQuery } from '#app/setup-query.ts'
import { type AnyOptions, readParams, validateParams, withoutIrrelevant } from '#kernel/options.ts'
import type { Rules } from '#kernel/rules.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { startGame } from '../play/local-games.ts'
import { preferences } from '../preferences.ts'
import { navigate, navigateToNewGame, onlineTablePath, statisticsPath } from '../router.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { Link } from '../shell/link.tsx'
import { setupText, shellText, tableText } from '../text/en/shell.ts'
import { learnedDeal } from './learning.ts'
import { PlayersForm, playersOf } from './players-form.tsx'

// Few people need these.
const loadSetupLink = async () => (await import('./setup-link.tsx')).SetupLink
const loadLearning = async () => (await import('./learning-consent.tsx')).LearningConsentForm

/** The set-up form of a game for several players. */
export function MultiplayerSetup({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, text, face } = loadedGame
  const options = rules.options as AnyOptions
  const [query] = useState(() => readSetupQuery(new URLSearchParams(location.search), options))
  const [choices, setChoices] = useState(() => {
    const isLexiconHere = (hash: string) => loadedGame.library?.find(hash) !== undefined
    const levels = Object.keys(text.levels)
    const last = readLastChoices(preferences, rules.id, levels, options, query.opponents, isLexiconHere)
    return {
      ...last,
      chosen: { ...last.chosen, ...query.chosen },
      chosenOnline: { ...last.chosenOnline, ...query.chosen },
    }
  })
  const [refusal, setRefusal] = useState(query.rejection ? localRejectionSentence(query.rejection, text) : '')
  const [isStarting, setStarting] = useState(false)
  const isLoaded = useLoadedRules(rules)
  const { company: opponents } = choices
  const isOnline = opponents.who === 'online'
  const key = isOnline ? 'chosenOnline' : 'chosen'
  const chosen = isOnline ? { ...loadedGame.online?.defaults({}), ...choices.chosenOnline } : choices.chosen
  const relevant = withoutIrrelevant(options, chosen)
  const check = () => validateParams<object>(rules, relevant)
  const unchecked = readParams<object>(rules.options, relevant)
  // The rules can check choices together only once their words are loaded.
  const params = isLoaded ? check() : unchecked
  const isWaiting = isStarting && (isOnline || !isLoaded)
  const hasFile = Object.entries(options).some(([option, { kind }]) => kind === 'file' && chosen[option])
  const choose = (next: typeof chosen) => setChoices({ ...choices, [key]: next })

  async function start(): Promise<void> {
    if (isStarting) return
    setStarting(true)
    setRefusal('')
    const why = await open().catch(() => shellText.loadFailed)
    setStarting(false)
    setRefusal(why)
  }

  /** Goes to the new table; resolves to the reason why there is none, or to ''. */
  async function open(): Promise<string> {
    await rules.load?.()
    const checked = check()
    if (!checked.ok) return localRejectionSentence(checked.rejection, text)
    saveChoices(preferences, rules.id, choices)
    if (isOnline) {
      // Only online players load the code for it.
      const { createOnlineTable } = await import('../online/create-table.ts')
      const opened = await createOnlineTable(loadedGame, checked.value, opponents)
      if (!opened.ok) return opened.why
      navigate(onlineTablePath(opened.code))
    } else {
      const players = playersOf(opponents)
      const dealt = { params: checked.value, deal: await learnedDeal(loadedGame, players) }
      const started = await startGame(loadedGame, dealt, players)
      if (!started.ok) return shellText.shelfFull
      navigateToNewGame(rules.id, started.id)
    }
    return ''
  }

  return (
    <SetupFrame card={loadedGame.card} class="setup-form" start={start}>
      <div class="setup-part">
        <PlayersForm
          opponents={opponents}
          loadedGame={loadedGame}
          change={next => setChoices({ ...choices, company: next })}
        />
        {!isOnline && canLearnFrom(loadedGame, playersOf(opponents)) && (
          <LazyComponent load={loadLearning} props={{ loadedGame }} />
        )}
      </div>
      <div class="setup-part">
        {face.QuickSetup && unchecked.ok && (
          <face.QuickSetup params={unchecked.value} choose={next => choose({ ...chosen, ...next })} />
        )}
        <OptionsForm loadedGame={loadedGame} chosen={chosen} choose={choose} />
      </div>
      <div class="setup-part setup-side">
        {face.Preview && (
          <div class="panel-box setup-preview">{params.ok && <face.Preview params={params.value} />}</div>
        )}
        <PlayButton
          label={setupText[isWaiting ? 'opening' : isOnline ? 'openTable' : 'play']}
          busy={isStarting}
          refusal={refusal}
        />
        <Link to={statisticsPath(rules.id)} class="pill">
          {tableText.figures}
        </Link>
        {hasFile && (
          <LazyComponent load={loadSetupLink} props={{ game: rules.id, who: opponents.who, chosen }} />
        )}
      </div>
    </SetupFrame>
  )
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
