import { render } from 'preact'
import './kit/fallback-fonts.css'
import './kit/fonts.css'
import './kit/tokens.css'
import './kit/base.css'
import './kit/controls.css'
import './shell/page.css'
import { provideLexicons } from '#games/catalog.ts'
import { App, preloadPage } from './app.tsx'
import { applySettings } from './settings/settings.ts'

provideLexicons(async () => (await import('./lexicon/page-library.ts')).library)
applySettings()

/** How long to wait for the first page's code before showing a loading state. */
const PRELOAD_WAIT_MS = 300

const draw = () => render(<App />, document.getElementById('app')!)
const preloadTimeout = new Promise<void>(resolve => setTimeout(resolve, PRELOAD_WAIT_MS))
Promise.race([preloadPage(location.pathname), preloadTimeout]).then(draw, draw)
