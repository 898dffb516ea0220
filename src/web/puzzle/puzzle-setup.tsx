import { useEffect, useState } from 'preact/hooks'
import { type OptionValues, readSetupQuery, type SetupQuery } from '#app/setup-query.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import { type AnyOptions, defaultParams, validateParams } from '#kernel/options.ts'
import { localRejectionWords } from '#table/words.ts'
import { randomString, savedGames } from '../device.ts'
import type { PlayedGame } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { startGame } from '../play/local-games.ts'
import { navigate, tablePath } from '../router.ts'
import { readLastChoices, saveChoices } from '../setup/last-choices.ts'
import { LOCAL_PLAYER } from '../setup/opponents.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { setupWords, shellWords } from '../words.ts'
import { GeneratorProgress } from './generator-progress.tsx'
import { PuzzleImport } from './puzzle-import.tsx'
import { SetupLinks } from './setup-links.tsx'
import { useGenerator } from './use-generator.ts'
import { generatorWords, seedWords } from './words.ts'
import './puzzle-setup.css'

/** What a puzzle shall be like, and off to it. */
export function PuzzleSetup({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, text: words, face } = loadedGame
  const options = rules.options as AnyOptions
  const fresh = defaultParams<object>(rules.options)
  const [asked] = useState(() =>
    readSetupQuery(new URLSearchParams(location.search), options, (key, before) =>
      isOptionVisible(loadedGame, { ...fresh, ...before }, key),
    ),
  )
  const [choices] = useState(() => readLastChoices(rules.id, [], options))
  const [chosen, setChosen] = useState(() => initialChoices(loadedGame, choices.chosen, asked))
  const [seed, setSeed] = useState(asked.seed)
  const [refusal, setRefusal] = useState(asked.rejection ? localRejectionWords(asked.rejection, words) : '')
  const [played, setPlayed] = useState<readonly PlayedGame[]>([])
  const making = useGenerator(loadedGame)
  const texts = Object.keys(options).filter(
    key => options[key]!.kind === 'text' && isOptionVisible(loadedGame, fresh, key),
  )
  const brought = texts.some(key => String(chosen[key] ?? '').trim() !== '')
  const setup = validateParams<object>(rules, chosen)
  const shown = setup.ok ? setup.value : { ...fresh, ...chosen }

  async function play(how: 'push' | 'replace'): Promise<void> {
    if (making.isBusy) return
    const trouble = parseDailySeed(seed)
      ? seedWords.daily
      : seed.length > seedWords.longest
        ? seedWords.tooLong
        : ''
    if (trouble || !setup.ok)
      return setRefusal(trouble || (setup.ok ? '' : localRejectionWords(setup.rejection, words)))
    setRefusal('')
    // What a link or the last game asked for is no choice of this form.
    if (!asked.startsAtOnce) saveChoices(rules.id, { ...choices, chosen })
    const sown = seed.trim() || randomString(12)
    const made = await making.generate({ setup: setup.value, seed: sown })
    if (!made.ok) return setRefusal(made.why)
    const started = await startGame(loadedGame, made.setup, [LOCAL_PLAYER], sown)
    if (started.ok) navigate(tablePath(rules.id, started.id), how)
    else setRefusal(shellWords.shelfFull)
  }

  /** What was played before; whoever is new here need not wait for the reckoning. */
  async function lookBack(): Promise<void> {
    const games = await savedGames.list()
    if (!games.some(({ saved }) => saved.record.game === rules.id)) return
    const { loadPuzzleResults: playedGames } = await import('./puzzle-results.ts')
    setPlayed(await playedGames(loadedGame))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (asked.startsAtOnce) play('replace')
    else if (face.decorateChoice) lookBack()
  }, [])

  return (
    <SetupFrame game={rules.id} words={words} class="setup-form setup-alone" start={() => play('push')}>
      <div class="setup-part">
        <OptionsForm
          loadedGame={loadedGame}
          chosen={chosen}
          played={played}
          isRelevant={key => options[key]!.kind !== 'text' && isOptionVisible(loadedGame, shown, key)}
          choose={setChosen}
        />
        {texts.map(key => (
          <PuzzleImport
            key={key}
            words={words.options[key as never] ?? { label: key }}
            text={String(chosen[key] ?? '')}
            isFromLink={asked.chosen[key] !== undefined && asked.chosen[key] === chosen[key]}
            change={text => setChosen({ ...chosen, [key]: text })}
          />
        ))}
        {!brought && (
          <details class="fold" open={asked.seed !== ''}>
            <summary>{seedWords.title}</summary>
            <label class="fold-inside">
              <span class="soft">{seedWords.help}</span>
              <input
                class="field"
                value={seed}
                autocomplete="off"
                spellcheck={false}
                aria-label={seedWords.title}
                onInput={event => setSeed(event.currentTarget.value)}
              />
            </label>
          </details>
        )}
      </div>
      <div class="setup-part setup-side">
        {face.Preview && !making.progress && (
          <div class="panel-box setup-preview">{setup.ok && <face.Preview setup={setup.value} />}</div>
        )}
        <GeneratorProgress
          generator={making}
          title={brought ? generatorWords.readingTitle : generatorWords.title}
        />
        <PlayButton label={setupWords.play} busy={making.isBusy} refusal={refusal} />
        <SetupLinks loadedGame={loadedGame} />
      </div>
    </SetupFrame>
  )
}

/** A link asks for the same puzzle whoever follows it; only one's own way of playing stays. */
function initialChoices(
  { rules: game, face }: LoadedGame,
  last: OptionValues,
  { chosen, rejection }: SetupQuery,
): OptionValues {
  const suited = face.defaultsForScreen?.() as OptionValues | undefined
  if (Object.keys(chosen).length === 0 && !rejection) return { ...suited, ...last }
  const ofPuzzle = game.shareableSetup?.(defaultParams<object>(game.options)) ?? {}
  const own = Object.entries(last).filter(([key]) => !Object.hasOwn(ofPuzzle, key))
  return { ...Object.fromEntries(own), ...chosen }
}

function isOptionVisible({ face }: LoadedGame, setup: object, key: string): boolean {
  return !face.isOptionVisible || face.isOptionVisible(setup, key)
}
