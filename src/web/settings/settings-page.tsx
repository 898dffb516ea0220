import { MOTIONS, PACES, STOPWATCHES, THEMES, TOUCH_CONFIRMATIONS } from '#app/preferences.ts'
import { BackupSection } from '../backup/backup-section.tsx'
import { Choices } from '../kit/choice.tsx'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { changeSettings, useSettings } from './settings.ts'
import './settings.css'

const settingsWords = {
  title: 'Settings',
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motions: { system: 'As the device', none: 'None' },
  pace: 'The computer moves',
  paces: { 'at-once': 'At once', calm: 'Calmly', slow: 'Slowly' },
  confirming: 'A touch on the board',
  confirmingHelp: 'Touching twice guards against slips of the finger.',
  confirmings: {
    small: 'Twice when cells are small',
    always: 'Always twice',
    never: 'Once is enough',
  },
  stopwatch: 'The time a puzzle takes',
  stopwatches: { shown: 'Shown', hidden: 'Hidden' },
  about: 'About Quincunx',
  aboutText: 'Which version this is, and whose words, fonts and libraries are in it.',
  toAbout: 'About, licences and thanks',
}

export function SettingsPage() {
  const settings = useSettings()
  return (
    <>
      <Header section="settings" />
      <Page class="stack settings">
        <Heading title={settingsWords.title} />
        <Setting
          legend={settingsWords.theme}
          values={THEMES}
          labels={settingsWords.themes}
          chosen={settings.theme}
          choose={theme => changeSettings({ theme })}
        />
        <Setting
          legend={settingsWords.motion}
          values={MOTIONS}
          labels={settingsWords.motions}
          chosen={settings.motion}
          choose={motion => changeSettings({ motion })}
        />
        <Setting
          legend={settingsWords.pace}
          values={PACES}
          labels={settingsWords.paces}
          chosen={settings.pace}
          choose={pace => changeSettings({ pace })}
        />
        <Setting
          legend={settingsWords.confirming}
          help={settingsWords.confirmingHelp}
          values={TOUCH_CONFIRMATIONS}
          labels={settingsWords.confirmings}
          chosen={settings.confirming}
          choose={confirming => changeSettings({ confirming })}
        />
        <Setting
          legend={settingsWords.stopwatch}
          values={STOPWATCHES}
          labels={settingsWords.stopwatches}
          chosen={settings.stopwatch}
          choose={stopwatch => changeSettings({ stopwatch })}
        />
        <BackupSection />
        <section class="stack">
          <div>
            <h2>{settingsWords.about}</h2>
            <p class="soft">{settingsWords.aboutText}</p>
          </div>
          <Link to="/about" class="pill">
            {settingsWords.toAbout}
          </Link>
        </section>
      </Page>
    </>
  )
}

interface SettingProps<Value extends string> {
  readonly legend: string
  readonly help?: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly chosen: Value
  choose(value: Value): void
}

function Setting<Value extends string>(props: SettingProps<Value>) {
  const { legend, help, values, labels, chosen, choose } = props
  return (
    <Choices
      legend={legend}
      help={help}
      layout="row"
      choices={values.map(value => ({ value, label: labels[value] }))}
      chosen={chosen}
      choose={value => choose(values.find(one => one === value) ?? chosen)}
    />
  )
}
