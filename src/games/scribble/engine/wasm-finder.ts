import type { Lexicon } from '#lexicon/lexicon.ts'
import { BAG_SIZE } from '../rules/types.ts'
import { withCacheLayout } from './cache-layout.ts'
import { createFinder, type Finder, type FinderRules } from './plays/finder.ts'
import { growPlayList, type PlayList, unpackPlay } from './plays/play-list.ts'
import type { PartValues, RatedPlay } from './plays/top-plays.ts'
import { PLAYS_WASM } from './plays-wasm.ts'
import { MAX_PLAYS, MAX_TOP_PLAYS, mapMemory, memoryBytesFor, TOP_PLAY_BYTES } from './wasm-memory.ts'

// The ES2023 types declare neither of these, though browsers and Node have both.
declare function atob(text: string): string
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { readonly exports: unknown }
}

interface WasmExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  prepare(anchor: number, root: number, strict: boolean): void
  findAll(held: number): number
  findBest(held: number): number
  findTop(held: number, most: number): number
  low(): number
  high(): number
  visited(): number
}

const PAGE = 65_536

/** Words prepared for compiled finders, which takes a quarter of a second for English. */
export interface WasmFinderFactory {
  /** A faster finder. It lists the same plays in the same order and visits the same nodes as the JavaScript one. */
  createFinder(rules: Omit<FinderRules, 'lexicon'>): Finder
}

/** Prepares words for a reservoir, given as amounts by code. With another reservoir the finders are slower, not wrong. */
export function createWasmFinderFactory(lexicon: Lexicon, amounts: readonly number[]): WasmFinderFactory {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const likelihoods = new Float64Array(32).map(
    (_, code) => 1 - (1 - (amounts[code] ?? 0) / total) ** BAG_SIZE,
  )
  // Code 0 is the GADDAG's turn, which is always possible.
  likelihoods[0] = 1
  const ready = withCacheLayout(lexicon, likelihoods)
  return { createFinder: rules => createWasmFinder({ ...rules, lexicon: ready }) }
}

/** Compiles synchronously, since a bot chooses synchronously; workers allow that. */
function createWasmFinder(rules: FinderRules): Finder {
  const { blocks, root, anchor } = rules.lexicon
  const bytes = Uint8Array.from(atob(PLAYS_WASM), character => character.charCodeAt(0))
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as WasmExports
  wasm.memory.grow(Math.ceil((memoryBytesFor(blocks.length) - wasm.memory.buffer.byteLength) / PAGE))
  const memory = mapMemory(wasm.memory.buffer, blocks.length)
  memory.blocks.set(blocks)
  memory.points.set(rules.points)
  wasm.prepare(anchor, root, rules.strict)

  /** Copies the bag to the memory and returns the mask of its letters. */
  function take(bag: Uint8Array): number {
    memory.counts.set(bag)
    let held = 0
    for (let code = 1; code < 32; code++) if (bag[code] !== 0) held |= 1 << code
    return held
  }

  /** False in the rare position with more plays than there is room for; the JavaScript finder takes over then. */
  function find(bag: Uint8Array, into: PlayList): boolean {
    const count = wasm.findAll(take(bag))
    if (count > MAX_PLAYS) return false
    while (2 * count > into.numbers.length) growPlayList(into)
    into.numbers.set(memory.plays.subarray(0, 2 * count))
    into.count = count
    return true
  }

  function findTop(bag: Uint8Array, values: PartValues, most: number): readonly RatedPlay[] | undefined {
    if (most > MAX_TOP_PLAYS) return undefined
    memory.strides.set(values.strides)
    memory.partValues.set(values.afterWord)
    return readTopPlays(memory.topPlays, wasm.findTop(take(bag), most))
  }

  return createFinder(rules, {
    arrays: memory.arrays,
    find,
    findBest: bag => (wasm.findBest(take(bag)) < 0 ? undefined : unpackPlay(wasm.low(), wasm.high())),
    findTop,
    get visited() {
      return wasm.visited()
    },
  })
}

/** Best first; of plays with the same value the one that the list of all plays has first. */
function readTopPlays(memory: DataView, count: number): readonly RatedPlay[] {
  return Array.from({ length: count }, (_, index) => {
    const from = index * TOP_PLAY_BYTES
    const number = (offset: number) => memory.getInt32(from + offset, true)
    return {
      value: memory.getFloat64(from, true),
      ...{ low: number(8), high: number(12), source: number(16), order: number(20) },
    }
  })
    .sort((one, other) => other.value - one.value || one.source - other.source || one.order - other.order)
    .map(({ value, low, high }) => ({ play: unpackPlay(low, high), value }))
}
