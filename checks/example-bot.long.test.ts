import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openEngineClient } from '#node/engine-client.ts'
import { createServer } from '#server/server.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'

const BOT_FILE = join(import.meta.dirname, '../examples/obstruction-bot.mjs')

test('two example bots are matched and finish a game', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  writeFileSync(join(webFolder, 'index.html'), '')
  const storage = openMemoryStorage()
  const server = await createServer({ webFolder, storage, engineClient: openEngineClient() })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const play = () => promisify(execFile)(process.execPath, [BOT_FILE, url], { timeout: 20_000 })
  const [one, other] = await Promise.all([play(), play()])
  expect(one.stdout.split('\n')[1]).toMatch(/^{"by":"rules".*"blocked"/)
  expect(other.stdout).not.toContain('refused')
  await server.close()
  rmSync(webFolder, { recursive: true })
})
