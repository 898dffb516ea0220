import { useEffect, useState } from 'preact/hooks'
import { readSetupQuery } from '#app/setup-query.ts'
import { dropHiddenOptions } from '#kernel/option-visibility.ts'
import { type AnyOptions, readParams, validateParams } from '#kernel/options.ts'
import { localRejectionWords } from '#table/words.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { startGame } from '../play/local-games.ts'
import { navigate, onlineTablePath, statisticsPath, tablePath } from '../router.ts'
import { readLastChoices, saveChoices } from '../setup/last-choices.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { applySetupQuery } from '../setup/setup-query.ts'
import { Link } from '../shell/link.tsx'
import { setupWords, shellWords, tableWords } from '../words.ts'
import { applyLearning, canLearn } from './apply-learning.ts'
import { PlayersForm, playersOf } from './players-form.tsx'

/** Seldom asked for. */
const loadSetupLink = async () => (await import('./setup-link.tsx')).SetupLink
const loadLearning = async () => (await import('./learning-consent.tsx')).LearningConsentForm

/** Who plays, and on what board. */
export function MultiplayerSetup({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, text, face } = loadedGame
  const options = rules.options as AnyOptions
  const levels = Object.keys(text.levels)
  const isHere = (lexicon: string) => loadedGame.library?.find(lexicon) !== undefined
  const [asked] = useState(() => readSetupQuery(new URLSearchParams(location.search), options))
  const [choices, setChoices] = useState(() =>
    applySetupQuery(readLastChoices(rules.id, levels, options, asked.opponents, isHere), asked),
  )
  const [refusal, setRefusal] = useState(asked.rejection ? localRejectionWords(asked.rejection, text) : '')
  const [opening, setOpening] = useState(false)
  const [isReady, setReady] = useState(!rules.load)
  const { company } = choices
  const online = company.who === 'online'
  const key = online ? 'chosenOnline' : 'chosen'
  const chosen = online ? { ...rules.online?.({}), ...choices.chosenOnline } : choices.chosen
  const check = () => validateParams<object>(rules, dropHiddenOptions(options, chosen))
  // Choices that do not go together still tell which others matter.
  const read = readParams<object>(rules.options, dropHiddenOptions(options, chosen))
  const setup = isReady ? check() : read
  const waits = opening && (online || !isReady)
  const hasBrought = Object.entries(options).some(([option, { kind }]) => kind === 'file' && chosen[option])
  const choose = (next: typeof chosen) => setChoices({ ...choices, [key]: next })

  /** The words of a game may come while one chooses. */
  useEffect(() => {
    rules.load?.().then(
      () => setReady(true),
      // Asked for again when it shall begin.
      () => {},
    )
  }, [rules])

  async function start(): Promise<void> {
    if (opening) return
    setOpening(true)
    setRefusal('')
    const why = await open().catch(() => shellWords.loadFailed)
    setOpening(false)
    setRefusal(why)
  }

  /** Goes to the table, or says why there is none. */
  async function open(): Promise<string> {
    await rules.load?.()
    const setup = check()
    if (!setup.ok) return localRejectionWords(setup.rejection, text)
    saveChoices(rules.id, choices)
    if (online) {
      // Only who plays online loads what that takes.
      const { createOnlineTable: openTable } = await import('../online/create-table.ts')
      const opened = await openTable(loadedGame, setup.value, company)
      if (!opened.ok) return opened.why
      navigate(onlineTablePath(opened.code))
    } else {
      const players = playersOf(company)
      const started = await startGame(loadedGame, await applyLearning(rules, setup.value, players), players)
      if (!started.ok) return shellWords.shelfFull
      navigate(tablePath(rules.id, started.id))
    }
    return ''
  }

  return (
    <SetupFrame game={rules.id} words={text} class="setup-form" start={start}>
      <div class="setup-part">
        <PlayersForm
          opponents={company}
          levels={text.levels}
          change={next => setChoices({ ...choices, company: next })}
        />
        {!online && canLearn(rules, playersOf(company)) && (
          <LazyComponent load={loadLearning} props={{ loadedGame }} />
        )}
      </div>
      <div class="setup-part">
        {face.QuickSetup && read.ok && (
          <face.QuickSetup params={read.value} choose={next => choose({ ...chosen, ...next })} />
        )}
        <OptionsForm
          loadedGame={loadedGame}
          chosen={chosen}
          isRelevant={option => !read.ok || !face.isOptionVisible || face.isOptionVisible(read.value, option)}
          choose={choose}
        />
      </div>
      <div class="setup-part setup-side">
        {face.Preview && (
          <div class="panel-box setup-preview">{setup.ok && <face.Preview setup={setup.value} />}</div>
        )}
        <PlayButton
          label={setupWords[waits ? 'opening' : online ? 'openTable' : 'play']}
          busy={opening}
          refusal={refusal}
        />
        <Link to={statisticsPath(rules.id)} class="pill">
          {tableWords.figures}
        </Link>
        {hasBrought && (
          <LazyComponent load={loadSetupLink} props={{ game: rules.id, who: company.who, chosen }} />
        )}
      </div>
    </SetupFrame>
  )
}
