import {
  MOTIONS,
  PACES,
  SIGNAL_SWITCHES,
  STOPWATCHES,
  THEMES,
  TOUCH_CONFIRMATIONS,
} from '#app/preferences.ts'
import { BackupSection } from '../backup/backup-section.tsx'
import { Choices } from '../kit/choice.tsx'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { canVibrate, giveSignal } from '../signals/signals.ts'
import { settingsText } from '../text/en/settings.ts'
import { changeSettings, useSettings } from './settings.ts'
import './settings.css'

export function SettingsPage() {
  const settings = useSettings()
  return (
    <>
      <Header section="settings" />
      <Page class="stack settings">
        <Heading title={settingsText.title} />
        <Setting
          legend={settingsText.theme}
          values={THEMES}
          labels={settingsText.themes}
          chosen={settings.theme}
          choose={theme => changeSettings({ theme })}
        />
        <Setting
          legend={settingsText.motion}
          values={MOTIONS}
          labels={settingsText.motions}
          chosen={settings.motion}
          choose={motion => changeSettings({ motion })}
        />
        <Setting
          legend={settingsText.pace}
          values={PACES}
          labels={settingsText.paces}
          chosen={settings.pace}
          choose={pace => changeSettings({ pace })}
        />
        <Setting
          legend={settingsText.confirming}
          help={settingsText.confirmingHelp}
          values={TOUCH_CONFIRMATIONS}
          labels={settingsText.confirmings}
          chosen={settings.confirming}
          choose={confirming => changeSettings({ confirming })}
        />
        <Setting
          legend={settingsText.stopwatch}
          values={STOPWATCHES}
          labels={settingsText.stopwatches}
          chosen={settings.stopwatch}
          choose={stopwatch => changeSettings({ stopwatch })}
        />
        <Setting
          legend={settingsText.sound}
          help={settingsText.soundHelp}
          values={SIGNAL_SWITCHES}
          labels={settingsText.signals}
          chosen={settings.sound}
          choose={sound => {
            changeSettings({ sound })
            giveSignal('your-turn')
          }}
        />
        {canVibrate && (
          <Setting
            legend={settingsText.vibration}
            values={SIGNAL_SWITCHES}
            labels={settingsText.signals}
            chosen={settings.vibration}
            choose={vibration => {
              changeSettings({ vibration })
              giveSignal('your-turn')
            }}
          />
        )}
        <BackupSection />
        <section class="stack">
          <div>
            <h2>{settingsText.about}</h2>
            <p class="soft">{settingsText.aboutText}</p>
          </div>
          <Link to="/about" class="pill">
            {settingsText.toAbout}
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
