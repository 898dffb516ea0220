import { render } from 'preact'
import './kit/fonts.css'
import './kit/tokens.css'
import './kit/base.css'
import './kit/controls.css'
import './shell/page.css'
import { bringWords } from '#games/catalog.ts'
import { App } from './app.tsx'
import { applySettings } from './settings.ts'

bringWords(async () => (await import('./lexicon/built-in.ts')).library)
applySettings()
render(<App />, document.getElementById('app')!)
