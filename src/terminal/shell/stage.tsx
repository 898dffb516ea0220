import { type Instance, render, useInput, usePaste, useWindowSize } from 'ink'
import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import { createKeyQueue, parseKeys, pastedKeys } from '../kit/keys.ts'
import { filterMouse, MOUSE_OFF, MOUSE_ON } from '../kit/mouse.ts'
import { linePrinter } from '../kit/printable.ts'
import { ThemeProvider } from '../kit/styled-lines.tsx'
import { isMouseUsed } from '../storage/settings.ts'
import type { Shell } from './shell.ts'

// Ink's own alternate screen begins at the cursor, which misplaces the frame. And after the window was made narrower,
// Ink draws the wide frame once more: no line may wrap, or all below it are misplaced.
const ENTER_SCREEN = '\u001b[?1049h\u001b[H\u001b[?7l'
const LEAVE_SCREEN = '\u001b[?7h\u001b[?1049l\u001b[?25h'
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const
type Signal = keyof typeof SIGNALS
/** How long the program waits at its end for a game to be saved. */
const EXIT_TIMEOUT_MS = 2_000

/** Shows the shell's screens until the last is left. The terminal is restored however it ends. */
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
      mouse.off()
      output.write(LEAVE_SCREEN)
      shell.exitMessages().forEach(linePrinter(shell.host))
    }
  }
  const stopListening = listenForExit({
    exit: restore,
    failure(error) {
      failure ??= { error }
      restore()
    },
    signal(name) {
      restore()
      // The screens are left first: leaving may start work too, such as pausing a stopwatch.
      shell.exit()
      const exit = () => process.exit(128 + SIGNALS[name])
      clock.after(EXIT_TIMEOUT_MS, exit)
      shell.finishPendingWork().then(exit, exit)
    },
  })
  const mouse = createMouseSwitch(shell)
  const unsubscribe = shell.subscribe(() => {
    if (!shell.top()) restore()
    else mouse.follow()
  })
  try {
    // Ink turns the echo off only after its first frame, and keys typed until then would stay visible.
    input.setRawMode(true)
    output.write(ENTER_SCREEN)
    mouse.follow()
    app = render(<Stage shell={shell} />, {
      stdin: filterMouse(input, event => shell.top()?.mouse?.(event)),
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
    shell.exit()
    await shell.finishPendingWork()
    stopListening()
  }
  if (failure) throw failure.error
}

/** Reports the mouse only while a screen uses it and the player has not switched it off. */
function createMouseSwitch({ host, top }: Shell): { follow(): void; off(): void } {
  let isOn = false
  function change(to: boolean): void {
    if (to !== isOn) host.output.write(to ? MOUSE_ON : MOUSE_OFF)
    isOn = to
  }
  return {
    follow: () => change(top()?.mouse !== undefined && isMouseUsed(host.preferences)),
    off: () => change(false),
  }
}

interface ExitHandlers {
  readonly exit: () => void
  readonly failure: (error: unknown) => void
  readonly signal: (name: Signal) => void
}

/** Listens for signals, uncaught errors and the end of the process. */
function listenForExit({ exit, failure, signal }: ExitHandlers): () => void {
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
  const press = useMemo(() => createKeyQueue(key => shell.top()?.press(key), setImmediate), [shell])
  useInput((text, key) => {
    const keys = parseKeys(text, key)
    if (keys.includes('ctrl+c')) shell.exit()
    else press(keys)
  })
  usePaste(pasted => {
    const top = shell.top()
    // Terminals send the line ends of a pasted text like Enter.
    const text = pasted.replaceAll(/\r\n?/g, '\n')
    if (top?.paste) top.paste(text)
    else press(pastedKeys(text))
  })
  return <ThemeProvider value={shell.theme}>{shell.top()?.draw(room)}</ThemeProvider>
}
