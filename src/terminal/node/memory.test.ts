import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openFileMemory } from './memory.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quincunx-memory-'))
  return () => rm(folder, { recursive: true, force: true })
})

describe('a memory in a folder', () => {
  it('knows nothing at first, and then what it was told last', () => {
    const memory = openFileMemory(join(folder, 'not', 'yet'))
    expect(memory.recall('lesson solitudo')).toBeUndefined()
    memory.remember('lesson solitudo', 'pair')
    memory.remember('lesson solitudo', 'corner')
    expect(openFileMemory(join(folder, 'not', 'yet')).recall('lesson solitudo')).toBe('corner')
    expect(memory.recall('lesson')).toBeUndefined()
  })

  it('forgets in silence where nothing can be written', async () => {
    await writeFile(join(folder, 'file'), '')
    const memory = openFileMemory(join(folder, 'file'))
    memory.remember('clock', 'hidden')
    expect(memory.recall('clock')).toBeUndefined()
  })
})
