import { useEffect, useState } from 'preact/hooks'
import { readLastChoices, saveChoices } from '#app/last-choices.ts'
import { type OptionValues, readSetupQuery, type SetupQuery } from '#app/setup-query.ts'
import { loadPuzzleResults } from '#app/statistics.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import { settleParams } from '#kernel/offered-values.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { randomString, savedGames } from '../device.ts'
import type { PlayedGame } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { PublishedLink } from '../published/published-link.tsx'
import { archivePath, composePath, lessonsPath, printPath, statisticsPath } from '../router.ts'
import { FieldError } from '../setup/field-error.tsx'
import { OptionsForm } from '../setup/options-form.tsx'
import { PlayButton, SetupFrame, StartingPage } from '../setup/setup-frame.tsx'
import { useSetupForm } from '../setup/use-setup-form.ts'
import { Link } from '../shell/link.tsx'
import { archiveText } from '../text/en/archive.ts'
import { generatorText, seedText, setupLinksText } from '../text/en/puzzle.ts'
import { setupText, tableText } from '../text/en/shell.ts'
import { GeneratorProgress } from './generator-progress.tsx'
import { PuzzleImport } from './puzzle-import.tsx'
import { isPlayingOption } from './puzzle-options.ts'
import { useGenerator } from './use-generator.ts'
import './puzzle-setup.css'

/** The set-up form of a puzzle. */
export function PuzzleSetup({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, text, face } = loadedGame
  const options = rules.options as AnyOptions
  const [query] = useState(() => readSetupQuery(new URLSearchParams(location.search), options))
  const [choices] = useState(() => readLastChoices(preferences, rules.id, [], options))
  const [chosen, setChosen] = useState(() => initialChoices(loadedGame, choices.chosen, query))
  const [seed, setSeed] = useState(query.seed)
  const played = usePlayedGames(loadedGame, face.decorateChoice !== undefined && !query.startsAtOnce)
  const generator = useGenerator(loadedGame)
  const puzzleOptions = Object.entries(options).flatMap(([key, option]) =>
    option.kind === 'puzzle' ? [{ key, option }] : [],
  )
  const isImported = puzzleOptions.some(({ key }) => String(chosen[key] ?? '').trim() !== '')
  // With options that have no field, such as the word list of a puzzle from a link.
  const form = useSetupForm({ loadedGame, chosen, linkRejection: query.rejection })
  const pasted = puzzleOptions.find(({ option }) => option.isPasted)?.key
  const [isStarting, setStarting] = useState(query.startsAtOnce)

  async function play(how: 'push' | 'replace'): Promise<void> {
    if (generator.isBusy) return
    const params = form.submit()
    if (!params || seedError(seed)) return
    // A link that starts at once is not a choice in this form.
    if (!query.startsAtOnce) saveChoices(preferences, rules.id, { ...choices, chosen })
    const sentence = await generator.play({ params, seed: seed.trim() || randomString(12) }, how)
    // A puzzle that was pasted is refused where it was pasted.
    if (sentence) form.refuse({ sentence, option: isImported && pasted !== undefined ? pasted : undefined })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (query.startsAtOnce) play('replace').finally(() => setStarting(false))
  }, [])
  const title = isImported ? generatorText.readingTitle : generatorText.title
  if (isStarting)
    return (
      <StartingPage card={loadedGame.card}>
        <GeneratorProgress generator={generator} title={title} />
      </StartingPage>
    )

  return (
    <SetupFrame card={loadedGame.card} class="setup-form setup-alone" start={() => play('push')}>
      <div class="setup-part">
        <OptionsForm
          loadedGame={loadedGame}
          chosen={chosen}
          error={form.error}
          played={played}
          choose={setChosen}
        />
        {puzzleOptions.map(({ key, option }) => (
          <PuzzleImport
            key={key}
            words={text.options[key as never] ?? { label: key }}
            text={String(chosen[key] ?? '')}
            isFromLink={query.chosen[key] !== undefined && query.chosen[key] === chosen[key]}
            isPasted={option.isPasted === true}
            error={form.error?.option === key ? form.error.sentence : undefined}
            change={imported => setChosen({ ...chosen, [key]: imported })}
          />
        ))}
        {!isImported && <SeedField seed={seed} isOpen={query.seed !== ''} change={setSeed} />}
      </div>
      <div class="setup-part setup-side">
        {face.Preview && !generator.progress && (
          <div class="panel-box setup-preview">
            <face.Preview params={form.previewed} />
          </div>
        )}
        <GeneratorProgress generator={generator} title={title} />
        <PlayButton label={setupText.play} busy={generator.isBusy} error={form.error} />
        <SetupLinks loadedGame={loadedGame} />
      </div>
    </SetupFrame>
  )
}

/** A link gives everyone the same puzzle; from the last choices it takes only how the person likes to play. */
function initialChoices(
  { rules, face }: LoadedGame,
  last: OptionValues,
  { chosen, rejection }: SetupQuery,
): OptionValues {
  const options = rules.options as AnyOptions
  if (Object.keys(chosen).length === 0 && !rejection)
    return settleParams(options, { ...(face.defaultsForScreen?.() as OptionValues | undefined), ...last })
  const ways = Object.entries(last).filter(([key]) => isPlayingOption(options, key))
  return { ...Object.fromEntries(ways), ...chosen }
}

function seedError(seed: string): string {
  if (parseDailySeed(seed)) return seedText.daily
  return seed.length > seedText.longest ? seedText.tooLong : ''
}

/** The results of earlier puzzles, for choices that show them; a new player does not wait for anything. */
function usePlayedGames(loadedGame: LoadedGame, isWanted: boolean): readonly PlayedGame[] {
  const [played, setPlayed] = useState<readonly PlayedGame[]>([])

  async function load(): Promise<void> {
    const games = await savedGames.list()
    if (!games.some(({ saved }) => saved.record.game === loadedGame.rules.id)) return
    setPlayed(await loadPuzzleResults(savedGames, loadedGame))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isWanted) load()
  }, [])
  return played
}

interface SeedFieldProps {
  readonly seed: string
  readonly isOpen: boolean
  change(seed: string): void
}

function SeedField({ seed, isOpen, change }: SeedFieldProps) {
  const error = seedError(seed)
  return (
    <details class="fold" open={isOpen}>
      <summary>{seedText.title}</summary>
      <label class="fold-inside">
        <span class="soft">{seedText.help}</span>
        <input
          class="field"
          value={seed}
          autocomplete="off"
          spellcheck={false}
          aria-label={seedText.title}
          onInput={event => change(event.currentTarget.value)}
        />
        {error && <FieldError sentence={error} />}
      </label>
    </details>
  )
}

/** Links to the daily puzzles, lessons, statistics and print. */
function SetupLinks({
  loadedGame: { rules, puzzles, face, loadLessons },
}: {
  readonly loadedGame: LoadedGame
}) {
  return (
    <nav class="buttons setup-doors" aria-label={setupLinksText.more}>
      {puzzles?.dailies && (
        <Link to={archivePath(rules.id)} class="pill">
          {archiveText.link}
        </Link>
      )}
      {loadLessons && (
        <Link to={lessonsPath(rules.id)} class="pill">
          {tableText.lessons}
        </Link>
      )}
      <Link to={statisticsPath(rules.id)} class="pill">
        {tableText.figures}
      </Link>
      {face.loadComposer && <PublishedLink game={rules.id} />}
      {face.loadComposer && (
        <Link to={composePath(rules.id)} class="pill">
          {tableText.compose}
        </Link>
      )}
      {face.loadPrintSheet && (
        <Link to={printPath(rules.id)} class="pill">
          {tableText.print}
        </Link>
      )}
    </nav>
  )
}
