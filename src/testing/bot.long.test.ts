import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openThinker } from '#machine/thinker.ts'
import { createServer } from '#server/server.ts'
import { openMemory } from '#server/storage/memory.ts'

const bot = join(import.meta.dirname, '../../examples/obstruction-bot.mjs')

test('two of the example bots find each other and play to the end', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  writeFileSync(join(webFolder, 'index.html'), '')
  const storage = openMemory()
  const server = await createServer({ webFolder, storage, thinker: openThinker() })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const play = () => promisify(execFile)(process.execPath, [bot, url], { timeout: 20_000 })
  const [one, other] = await Promise.all([play(), play()])
  expect(one.stdout.split('\n')[1]).toMatch(/^{"by":"rules".*"blocked"/)
  expect(other.stdout).not.toContain('refused')
  await server.close()
  rmSync(webFolder, { recursive: true })
})
