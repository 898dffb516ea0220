import { ASCII, type Glyphs, UNICODE } from './glyphs.ts'
import type { Background, ColourDepth, Palette } from './palette.ts'

/** The capabilities of the terminal, detected once at the start. */
export interface TerminalCapabilities {
  readonly colours: ColourDepth
  /** Absent where the environment does not tell; then the terminal is queried. */
  readonly background?: Background
  readonly hasUnicode: boolean
}

export interface Theme {
  readonly palette: Palette
  readonly glyphs: Glyphs
}

export function createTheme(facts: TerminalCapabilities, ground: Background = 'dark'): Theme {
  return {
    palette: { depth: facts.colours, background: facts.background ?? ground },
    glyphs: facts.hasUnicode ? UNICODE : ASCII,
  }
}

type Variables = Readonly<Record<string, string | undefined>>

/** Detects the capabilities from the environment, as other programs do. */
export function detectCapabilities(variables: Variables, platform: string): TerminalCapabilities {
  const ground = backgroundFromEnvironment(variables)
  return {
    colours: colourDepth(variables),
    hasUnicode: isUnicodeLocale(variables, platform),
    ...(ground && { background: ground }),
  }
}

/** Whether a full screen can be drawn; otherwise text mode is used. */
export function canDrawScreens(
  variables: Variables,
  streams: { readonly input: { isTTY?: boolean }; readonly output: { isTTY?: boolean } },
): boolean {
  return streams.input.isTTY === true && streams.output.isTTY === true && variables.TERM !== 'dumb'
}

function colourDepth(variables: Variables): ColourDepth {
  const { NO_COLOR, TERM = '', COLORTERM = '', WT_SESSION } = variables
  if (NO_COLOR || TERM === 'dumb') return 'none'
  if (/truecolor|24bit/i.test(COLORTERM) || WT_SESSION || /direct|kitty|ghostty|alacritty/.test(TERM))
    return 'full'
  return TERM.includes('256') ? '256' : '16'
}

/** Some terminals set `15;0`, text and background; 7 and 15 are light backgrounds. */
function backgroundFromEnvironment({ COLORFGBG }: Variables): Background | undefined {
  if (!COLORFGBG) return undefined
  const ground = COLORFGBG.split(';').at(-1)
  return ground === '7' || ground === '15' ? 'light' : 'dark'
}

function isUnicodeLocale(variables: Variables, platform: string): boolean {
  const locale = variables.LC_ALL || variables.LC_CTYPE || variables.LANG
  if (!locale) return platform === 'win32' || platform === 'darwin'
  return /utf-?8/i.test(locale)
}
