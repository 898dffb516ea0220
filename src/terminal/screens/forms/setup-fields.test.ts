import { beforeAll, describe, expect, it } from 'vitest'
import { GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import { type LoadedGame, loadGame, loadGameOrThrow } from '../../game/loaded-game.ts'
import {
  displayedValue,
  eraseLast,
  type Field,
  followOption,
  setupNote,
  stepValue,
  typeInto,
  type Values,
  withValue,
} from './field.ts'
import { gameRequestFrom, initialValues, setupFields } from './setup-fields.ts'

let obstruction: LoadedGame

const RECORD = { format: 2, version: 1, deal: null, seed: 's', startedAt: 0, entries: [] } as const

beforeAll(async () => {
  const loaded = await loadGame('obstruction')
  if (!loaded.ok) throw new Error(loaded.rejection.code)
  obstruction = loaded.value
})

const ROWS: Field = { kind: 'whole', key: 'rows', label: 'Rows', min: 5, max: 10 }
const NAME: Field = { kind: 'text', key: 'name', label: 'Name' }
const SIDES: Field = {
  kind: 'choice',
  key: 'side',
  label: 'Side',
  choices: [
    { value: 'heads', label: 'Heads' },
    { value: 'tails', label: 'Tails' },
  ],
}

describe('the form of a game', () => {
  it('[W15] takes over the last choices, without a word list of which only the hash is left', async () => {
    const worderly = await loadGameOrThrow('worderly')
    const params = { level: 'elder', judging: 'kind', area: 'compact', lexicon: 'a1'.repeat(16), puzzle: '' }
    const values = initialValues(worderly, { players: [], record: { ...RECORD, game: 'worderly', params } })
    expect(gameRequestFrom(worderly, values).params).toMatchObject({ level: 'elder', lexicon: '' })
  })

  it('asks for the level against the computer, and for two names between people', () => {
    const values = initialValues(obstruction)
    const labels = (chosen: typeof values) => setupFields(obstruction, chosen).map(field => field.label)
    expect(labels(values).slice(0, 4)).toEqual(['Opponent', 'Level', 'Your name', 'Board size'])
    expect(labels({ ...values, opponent: 'people' }).slice(0, 3)).toEqual([
      'Opponent',
      'Name of player 1',
      'Name of player 2',
    ])
  })

  it('has a labelled field for every option of the game', () => {
    const fields = setupFields(obstruction, initialValues(obstruction))
    expect(fields.slice(3).map(field => field.label)).toEqual(
      Object.values(obstruction.text.options).map(option => (option as { label: string }).label),
    )
  })

  it('begins with the choices of the last game', () => {
    const params = { rows: 6, clock: true }
    const last = {
      players: [
        { kind: 'person', name: 'Ann' },
        { kind: 'computer', level: 'perfect' },
      ],
      record: { ...RECORD, game: 'obstruction', params },
    } as const
    const values = initialValues(obstruction, last)
    expect(values).toMatchObject({ opponent: 'computer', level: 'perfect', 'name 0': 'Ann' })
    expect(values).toMatchObject({ 'option rows': '6', 'option cols': '8', 'option clock': 'true' })
    expect(gameRequestFrom(obstruction, values).players).toEqual(last.players)
  })

  it('makes a request of the choices, with default names', () => {
    const values = { ...initialValues(obstruction), level: 'strong', 'option rows': '6' }
    const request = gameRequestFrom(obstruction, values)
    expect(request.players).toEqual([
      { kind: 'person', name: 'You' },
      { kind: 'computer', level: 'strong' },
    ])
    expect(request.params).toMatchObject({ rows: '6', cols: '8', size: 'agreed', clock: 'false' })
    expect(gameRequestFrom(obstruction, { ...values, opponent: 'people', 'name 1': ' Bo ' }).players).toEqual(
      [
        { kind: 'person', name: 'Player 1' },
        { kind: 'person', name: 'Bo' },
      ],
    )
  })
})

describe('the form of GuessGo', () => {
  it('[G15] asks for consent to look at earlier grids against the mind reader alone, and says what it knows', async () => {
    const loaded = await loadGame('guessgo')
    if (!loaded.ok) throw new Error(loaded.rejection.code)
    const ASKED = { label: 'It may look', help: 'At grids.', knownHabits: 'It knows 2 grids.' }
    const learningField = (level: string, opponent = 'computer') =>
      setupFields(loaded.value, { ...initialValues(loaded.value), level, opponent }, ASKED).find(
        ({ key }) => key === 'learning',
      )
    expect(learningField('observer')).toBeUndefined()
    expect(learningField('mindreader', 'people')).toBeUndefined()
    expect(learningField('mindreader')).toMatchObject({
      label: 'It may look',
      choices: [{ value: 'no' }, { value: 'yes', help: 'It knows 2 grids.' }, { value: 'fresh' }],
    })
  })

  const sized = (values: object, size: string, pool: string) =>
    ({ ...values, 'option size': size, 'option pool': pool }) as Values

  it('[G17] shows how long the game takes, and a preset sets all its options', async () => {
    const loaded = await loadGame('guessgo')
    if (!loaded.ok) throw new Error(loaded.rejection.code)
    const guessgo = loaded.value
    const first = initialValues(guessgo)
    const preset = (values: Values) => setupFields(guessgo, values).find(({ key }) => key === 'preset')!
    expect(first).toMatchObject(sized({}, '4', '16'))
    expect(displayedValue(preset(first), first)).toBe('Quick, 8 calls')
    expect(setupNote(guessgo, first)).toBe('16 words, about 8 calls each.')
    const standard = withValue(preset(first), first, stepValue(preset(first), 'Quick, 8 calls', 1))
    expect(standard).toMatchObject(sized({}, '5', '25'))
    expect(displayedValue(preset(standard), standard)).toBe('Standard, 14 calls')
    expect(stepValue(preset(first), 'Standard, 14 calls', 1)).toBe('Long, 55 calls')
    const other = sized(first, '5', '16')
    expect(displayedValue(preset(other), other)).toBe('as chosen')
    expect(setupNote(guessgo, other)).toBe('A 5×5 grid needs a pool of 25 to 500 words, not 16.')
    // The path does not tell the words in the file.
    expect(setupNote(guessgo, { ...first, 'option ownWords': '/home/ann/animals.txt' })).toBe('')
  })

  it('[G6] a pool that is too small for a larger grid follows it; one that was typed stays', async () => {
    const guessgo = await loadGameOrThrow('guessgo')
    const first = initialValues(guessgo)
    const change = (before: Values, key: string, value: string) =>
      followOption(guessgo, before, { ...before, [key]: value })
    expect(change(sized(first, '3', '9'), 'option size', '12')['option pool']).toBe('144')
    expect(change(sized(first, '3', '0'), 'option size', '12')['option pool']).toBe('0')
    expect(change(sized(first, '12', '225'), 'option size', '4')['option pool']).toBe('225')
    // The first digit of 12 isn't a size yet.
    expect(change(sized(first, '4', '16'), 'option size', '1')['option pool']).toBe('16')
    expect(change(sized(first, '12', '225'), 'option pool', '9')['option pool']).toBe('9')
  })
})

describe('the form of a puzzle', () => {
  const labels = (loaded: LoadedGame, more: object = {}) =>
    setupFields(loaded, { ...initialValues(loaded), ...more }).map(field => field.label)

  it('has no fields for players, and only for options that matter', async () => {
    const puzzle = await loadSolitudo()
    const own = ['Mode', 'Board', 'Size', 'Difficulty', 'Import a puzzle']
    expect(labels(puzzle)).toEqual(own)
    expect(labels(puzzle, { 'option shape': 'hexagon' })).toEqual(own.with(2, 'Side'))
    expect(labels(puzzle, { 'option puzzle': '1122/2211' })).toEqual(['Mode', 'Import a puzzle'])
    expect(gameRequestFrom(puzzle, initialValues(puzzle)).players).toEqual([{ kind: 'person', name: 'You' }])
  })

  it('has no field for a puzzle that only a link brings', async () => {
    const loaded = await loadGame('worderly')
    if (!loaded.ok) throw new Error(loaded.rejection.code)
    const keys = setupFields(loaded.value, initialValues(loaded.value)).map(({ key }) => key)
    expect(keys).toContain('option judging')
    expect(keys).not.toContain('option puzzle')
  })

  it('accepts a text of any length, so that it is refused and never truncated', async () => {
    const field = setupFields(await loadSolitudo(), {}).find(one => one.kind === 'text')!
    expect(typeInto(field, '', '12345/'.repeat(3_000))).toHaveLength(18_000)
  })

  it('begins without the imported puzzle of the last game', async () => {
    const puzzle = await loadSolitudo()
    const { params, deal } = GENERATED_PUZZLE
    const imported = { ...params, mode: 'practice', grade: 'tricky', puzzle: deal.puzzle }
    const record = { ...RECORD, game: 'solitudo', params: imported, deal }
    expect(initialValues(puzzle, { players: [], record })).toMatchObject({
      'option mode': 'practice',
      'option grade': 'tricky',
      'option size': '5',
      'option puzzle': '',
    })
  })
})

describe('the value of a field', () => {
  it('steps through the offered numbers, and any other can be typed', () => {
    const size: Field = { ...ROWS, min: 4, max: 30, offered: [5, 6, 8, 10] }
    expect(stepValue(size, '6', 1)).toBe('8')
    expect(stepValue(size, '7', -1)).toBe('6')
    expect([stepValue(size, '10', 1), stepValue(size, '30', -1), stepValue(size, '5', -1)]).toEqual([
      '10',
      '10',
      '5',
    ])
    expect(typeInto(size, '1', '7')).toBe('17')
    expect(typeInto(size, '8', '12/34')).toBe('8')
  })

  it('steps to the next choice, wrapping around, or to the next number within its bounds', () => {
    expect(stepValue(SIDES, 'heads', 1)).toBe('tails')
    expect(stepValue(SIDES, 'tails', 1)).toBe('heads')
    expect(stepValue(SIDES, 'heads', -1)).toBe('tails')
    expect(stepValue(ROWS, '10', 1)).toBe('10')
    expect(stepValue(ROWS, '6', -1)).toBe('5')
  })

  it('is typed: digits into numbers, anything into names, nothing into choices', () => {
    expect(typeInto(ROWS, '8', '7')).toBe('7')
    expect(typeInto(ROWS, '1', '0')).toBe('10')
    expect(typeInto(ROWS, '8', 'x')).toBe('8')
    expect(typeInto(NAME, 'An', 'n')).toBe('Ann')
    expect(typeInto(SIDES, 'heads', 't')).toBe('heads')
    expect(eraseLast(NAME, 'Ann')).toBe('An')
    expect(eraseLast(SIDES, 'heads')).toBe('heads')
  })
})
