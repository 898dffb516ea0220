import { render } from 'preact'
import './kit/fonts.css'
import './kit/tokens.css'
import './kit/base.css'
import './kit/controls.css'
import './shell/page.css'
import { bringWords } from '#games/catalog.ts'
import { App, fetchFirst } from './app.tsx'
import { applySettings } from './settings.ts'

bringWords(async () => (await import('./lexicon/built-in.ts')).library)
applySettings()

/** So long, a page that is on its way is better not drawn as one that is waited for. */
const MOMENT_MS = 300

const draw = () => render(<App />, document.getElementById('app')!)
const moment = new Promise<void>(resolve => setTimeout(resolve, MOMENT_MS))
Promise.race([fetchFirst(location.pathname), moment]).then(draw, draw)
