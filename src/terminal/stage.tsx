import { type Instance, render, useInput, usePaste, useWindowSize } from 'ink'
import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import { keysOf, pastedKeys } from './kit/keys.ts'
import { LookProvider } from './kit/lines.tsx'
import { oneByOne } from './kit/one-by-one.ts'
import type { Shell } from './shell.ts'

// Ink's own alternate screen begins wherever the cursor stood, and a frame that begins there is drawn awry.
// And in a window that has become narrower it draws the wide frame once more: no line may wrap, or all below are awry.
const ENTER = '\u001b[?1049h\u001b[H\u001b[?7l'
const LEAVE = '\u001b[?7h\u001b[?1049l\u001b[?25h'
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const
type Signal = keyof typeof SIGNALS
/** How long an ending program waits for a game to be kept. */
const LAST_WORK_MS = 2_000

/** Shows the shell's screens until the last is left. However it ends, the terminal is as it was before. */
export async function showStage(shell: Shell): Promise<void> {
  const { input, output, clock } = shell.host
  let app: Instance | undefined
  let restored = false
  let failure: { readonly error: unknown } | undefined

  function restore(): void {
    if (restored) return
    restored = true
    try {
      app?.unmount()
      if (input.isRaw) input.setRawMode(false)
    } finally {
      output.write(LEAVE)
      for (const farewell of shell.farewells()) output.write(`${farewell}\n`)
    }
  }
  const stopListening = listen({
    exit: restore,
    failure(error) {
      failure ??= { error }
      restore()
    },
    signal(name) {
      restore()
      // Left before the work is waited for: leaving may be work too, such as stopping a stopwatch.
      shell.leave()
      const exit = () => process.exit(128 + SIGNALS[name])
      clock.after(LAST_WORK_MS, exit)
      shell.settled().then(exit, exit)
    },
  })
  const unsubscribe = shell.subscribe(() => {
    if (!shell.top()) restore()
  })
  try {
    // Ink turns the echo off only after its first picture, and what is typed until then would stand in it for ever.
    input.setRawMode(true)
    output.write(ENTER)
    app = render(<Stage shell={shell} />, {
      stdin: input,
      stdout: output,
      incrementalRendering: true,
      exitOnCtrlC: false,
      interactive: true,
      patchConsole: false,
    })
    await app.waitUntilExit()
  } finally {
    unsubscribe()
    restore()
    shell.leave()
    await shell.settled()
    stopListening()
  }
  if (failure) throw failure.error
}

interface Endings {
  readonly exit: () => void
  readonly failure: (error: unknown) => void
  readonly signal: (name: Signal) => void
}

/** Hears of every way a program can end that is not its own. */
function listen({ exit, failure, signal }: Endings): () => void {
  const names = Object.keys(SIGNALS) as Signal[]
  for (const name of names) process.on(name, signal)
  process.on('exit', exit)
  process.on('uncaughtException', failure)
  process.on('unhandledRejection', failure)
  return () => {
    for (const name of names) process.off(name, signal)
    process.off('exit', exit)
    process.off('uncaughtException', failure)
    process.off('unhandledRejection', failure)
  }
}

function Stage({ shell }: { readonly shell: Shell }): ReactNode {
  const room = useWindowSize()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => shell.subscribe(redraw), [shell])
  const press = useMemo(() => oneByOne(key => shell.top()?.press(key), setImmediate), [shell])
  useInput((text, key) => {
    const keys = keysOf(text, key)
    if (keys.includes('ctrl+c')) shell.leave()
    else press(keys)
  })
  usePaste(pasted => {
    const top = shell.top()
    // Terminals send the ends of pasted lines as Enter would be sent.
    const text = pasted.replaceAll(/\r\n?/g, '\n')
    if (top?.paste) top.paste(text)
    else press(pastedKeys(text))
  })
  return <LookProvider value={shell.look}>{shell.top()?.draw(room)}</LookProvider>
}
