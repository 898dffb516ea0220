import { render, useInput, useWindowSize } from 'ink'
import { type ReactNode, useEffect, useReducer } from 'react'
import { keysOf } from './kit/keys.ts'
import { LookProvider } from './kit/lines.tsx'
import type { Shell } from './shell.ts'

const RESTORE = '\u001b[?1049l\u001b[?25h'
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const
/** How long an ending program waits for a game to be kept. */
const LAST_WORK_MS = 2_000

/** Shows the shell's screens until the last is left. However it ends, the terminal is as it was before. */
export async function showStage(shell: Shell): Promise<void> {
  const { input, output } = shell.host
  const app = render(<Stage shell={shell} />, {
    stdin: input,
    stdout: output,
    alternateScreen: true,
    incrementalRendering: true,
    exitOnCtrlC: false,
    interactive: true,
    patchConsole: false,
  })
  let failure: { error: unknown } | undefined

  function restore(): void {
    try {
      app.unmount()
    } catch {
      output.write(RESTORE)
    }
  }
  function fail(error: unknown): void {
    failure ??= { error }
    restore()
  }
  function stopBy(signal: keyof typeof SIGNALS): void {
    restore()
    const exit = () => process.exit(128 + SIGNALS[signal])
    shell.host.clock.after(LAST_WORK_MS, exit)
    shell.settled().then(exit, exit)
  }
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]
  for (const signal of signals) process.on(signal, stopBy)
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  const unsubscribe = shell.subscribe(() => {
    if (!shell.top()) app.unmount()
  })
  try {
    await app.waitUntilExit()
    await shell.settled()
  } finally {
    unsubscribe()
    shell.leave()
    for (const signal of signals) process.off(signal, stopBy)
    process.off('uncaughtException', fail)
    process.off('unhandledRejection', fail)
  }
  if (failure) throw failure.error
}

function Stage({ shell }: { readonly shell: Shell }): ReactNode {
  const room = useWindowSize()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => shell.subscribe(redraw), [shell])
  useInput((text, key) => {
    for (const name of keysOf(text, key)) {
      if (name === 'ctrl+c') return shell.leave()
      shell.top()?.press(name)
    }
  })
  return <LookProvider value={shell.look}>{shell.top()?.draw(room)}</LookProvider>
}
