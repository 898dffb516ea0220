import type { OptionWords } from '#kernel/words.ts'
import type { Player } from '#session/player.ts'
import { Choices } from '../kit/choice.tsx'
import { setupWords } from '../words.ts'

/** Who plays, as it stands in the form. */
export interface Company {
  readonly who: 'computer' | 'two'
  readonly level: string
  readonly names: readonly [string, string]
}

export function playersOf({ who, level, names }: Company, seats: number): readonly Player[] {
  const me = { kind: 'person', name: setupWords.player } as const
  if (seats === 1) return [me]
  if (who === 'computer') return [me, { kind: 'computer', level }]
  const given = names.map(name => name.trim().slice(0, 24))
  return [
    { kind: 'person', name: given[0] || setupWords.first },
    { kind: 'person', name: given[1] || setupWords.second },
  ]
}

interface PlayersFormProps {
  readonly company: Company
  readonly levels: Readonly<Record<string, OptionWords>>
  change(company: Company): void
}

export function PlayersForm({ company, levels, change }: PlayersFormProps) {
  const { who, level, names } = company
  return (
    <>
      <Choices
        legend={setupWords.who}
        layout="list"
        choices={[
          { value: 'computer', label: setupWords.computer, help: setupWords.computerHelp },
          { value: 'two', label: setupWords.two, help: setupWords.twoHelp },
        ]}
        chosen={who}
        choose={value => change({ ...company, who: value === 'two' ? 'two' : 'computer' })}
      />
      {who === 'computer' ? (
        <Choices
          legend={setupWords.level}
          layout="list"
          choices={Object.entries(levels).map(([value, words]) => ({ value, ...words }))}
          chosen={level}
          choose={value => change({ ...company, level: value })}
        />
      ) : (
        <fieldset class="choices names">
          <legend>{setupWords.names}</legend>
          <label>
            <span class="soft">{setupWords.first}</span>
            <input
              class="field"
              maxLength={24}
              autocomplete="off"
              value={names[0]}
              onInput={event => change({ ...company, names: [event.currentTarget.value, names[1]] })}
            />
          </label>
          <label>
            <span class="soft">{setupWords.second}</span>
            <input
              class="field"
              maxLength={24}
              autocomplete="off"
              value={names[1]}
              onInput={event => change({ ...company, names: [names[0], event.currentTarget.value] })}
            />
          </label>
        </fieldset>
      )}
    </>
  )
}
