import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Label } from '#lexicon/labels.ts'
import { englishWords } from '../scripts/words/lists.ts'
import { createNeverGivenFilter } from '../scripts/words/never-given.ts'

/** Inoffensive words that contain or resemble an offensive one. */
const INOFFENSIVE =
  'class assess assassin bass grass cocktail peacock cockpit cockatoo scrapbook scrape titan title titter butter ' +
  'button analysis canal banal farther farthing arsenal arsenic hello shell shellac swank snigger niggle raccoon ' +
  'cocoon tycoon spicy spice suspicion conspicuous dictate diction predict therapist grape drape parapet rapid rapier ' +
  'raps document cucumber accumulate circumference scum hump thump bump pumpkin sextant sextet basement passage mass ' +
  'massage brass compass embassy ambassador kitchen sandwich shitake mishit pawn flange lustre lusty damson ' +
  'condominium fondly squawk whorl injunction nitrate constitution institution shaggy analogue manual annual mongrel ' +
  'monger homonym homogeneous spade spiked peer butte scatter crape dicker japes feckless fecund turducken skill ' +
  'stable kiln slavish brag teatime erratic stoneware idiom'

const OFFENSIVE =
  'fuck fucker motherfucker shit shitty bullshit cunt twat wanker wanking arsehole asshole bitch bitches bastard ' +
  'nigger niggers nigga coon coons kike spic chink gook wog wop paki faggot fag dyke tranny retard spastic cripple ' +
  'sex sexy sexual porn penis vagina clitoris tit tits boob cock dick pussy cum semen orgasm masturbate dildo ' +
  'rape rapist rapes incest paedophile pedophile prostitute whore slut hooker hell damn goddamn crap piss pissed ' +
  'turd fart poop bugger bollocks nazi nazis suicide heroin cocaine genocide jew jewed squaw negro redskin murder ' +
  'killer slave abused drug drugs drunk stabbed vomits idiots obese breast ogled kidnap cancer'

const ABBREVIATIONS = 'tv pc mr dr kb ln ps ms rs cs mb ss uk ac dc ch ng'

describe('the built-in English words', () => {
  const words: ReadonlyMap<string, Label> = englishWords(join(import.meta.dirname, '..'))
  const all = [...words.keys()]

  test('[S17] are many, sorted, and have 2 to 15 letters from A to Z', () => {
    expect(words.size).toBeGreaterThan(265_000)
    expect(all).toEqual(all.toSorted())
    expect(all.filter(word => !/^[a-z]{2,15}$/.test(word))).toEqual([])
    const expected = ['quincunx', 'pawn', 'hell', 'balls', 'flange', 'colour', 'color', 'zyzzyva']
    expect(expected.filter(word => !words.has(word))).toEqual([])
  })

  test('[S17] include only two-letter words that are read as words', () => {
    expect(all.filter(word => word.length === 2)).toHaveLength(125)
    expect(['aa', 'ox', 'qi', 'za', 'xu', 'ok', 'go'].filter(word => !words.has(word))).toEqual([])
    expect(ABBREVIATIONS.split(' ').filter(word => words.has(word))).toEqual([])
  })

  test('have a level by how common they are', () => {
    const level = (word: string) => words.get(word)?.level
    expect(['house', 'whisper', 'ergo', 'xi', 'zyzzyva'].map(level)).toEqual([10, 35, 20, 60, undefined])
    const upTo = (level: number) => all.filter(word => (words.get(word)?.level ?? 99) <= level).length
    for (const [level, least] of [
      [10, 3_900],
      [35, 39_500],
      [50, 62_500],
      [70, 110_000],
    ] as const)
      expect(upTo(level)).toBeGreaterThan(least)
  })

  test('[W16] regional slang and rarely used words are not common', () => {
    const seldom = 'arvo biffo chook rego sades woulds hims visaed funner'.split(' ')
    expect(seldom.filter(word => (words.get(word)?.level ?? 99) <= 50)).toEqual([])
  })

  test('[W16] offensive words are never given', () => {
    expect(OFFENSIVE.split(' ').filter(word => words.has(word) && !words.get(word)?.neverGiven)).toEqual([])
  })

  test('[W16] innocent words that contain or resemble an offensive one are given', () => {
    expect(INOFFENSIVE.split(' ').filter(word => !words.has(word))).toEqual([])
    expect(INOFFENSIVE.split(' ').filter(word => words.get(word)?.neverGiven)).toEqual([])
  })

  test('[W16] less than one percent of the words is never given', () => {
    const neverGiven = [...words.values()].filter(label => label.neverGiven).length
    expect(neverGiven).toBeGreaterThan(1_500)
    expect(neverGiven / words.size).toBeLessThan(1 / 100)
  })
})

describe('a list of offensive words', () => {
  const isOffence = createNeverGivenFilter({
    own: '# a comment\nfoo\nbar*\n*baz*\nsnog+\ngrope+\n',
    foreign: ['two words', 'qux'],
    innocent: 'barn\n',
  })

  test('has words, prefixes, parts and inflected forms', () => {
    const offences = ['foo', 'foos', 'bar', 'bard', 'abazza', 'snog', 'snogs', 'snogged', 'groping', 'quxes']
    expect(offences.filter(word => !isOffence(word))).toEqual([])
    const innocents = ['food', 'fooed', 'ba', 'rebar', 'barn', 'barns', 'snoged', 'two', 'words', 'grop']
    expect(innocents.filter(isOffence)).toEqual([])
  })

  test('refuses a prefix so short that it matches half the dictionary', () => {
    expect(() => createNeverGivenFilter({ own: 'a*', foreign: [], innocent: '' })).toThrow('too much')
  })
})
