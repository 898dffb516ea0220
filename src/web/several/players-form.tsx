import type { OptionWords } from '#kernel/words.ts'
import { COMPANIES } from '#session/asked.ts'
import type { Player } from '#session/player.ts'
import { Choices } from '../kit/choice.tsx'
import { type Company, ME, SEATINGS } from '../setup/company.ts'
import { setupWords } from '../words.ts'

export function playersOf({ who, level, names }: Company): readonly Player[] {
  if (who === 'computer') return [ME, { kind: 'computer', level }]
  const given = names.map(name => name.trim().slice(0, 24))
  return [
    { kind: 'person', name: given[0] || setupWords.first },
    { kind: 'person', name: given[1] || setupWords.second },
  ]
}

export function facesComputer({ who, seating }: Company): boolean {
  return who === 'computer' || (who === 'online' && seating === 'computer')
}

interface PlayersFormProps {
  readonly company: Company
  readonly levels: Readonly<Record<string, OptionWords>>
  change(company: Company): void
}

export function PlayersForm({ company, levels, change }: PlayersFormProps) {
  const { who, seating, level, names } = company
  return (
    <>
      <Choices
        legend={setupWords.who}
        layout="list"
        choices={COMPANIES.map(value => ({ value, ...setupWords.companies[value] }))}
        chosen={who}
        choose={value => change({ ...company, who: COMPANIES.find(one => one === value) ?? who })}
      />
      {who === 'online' && (
        <Choices
          legend={setupWords.seating}
          layout="list"
          choices={SEATINGS.map(value => ({ value, ...setupWords.seatings[value] }))}
          chosen={seating}
          choose={value => change({ ...company, seating: SEATINGS.find(one => one === value) ?? seating })}
        />
      )}
      {facesComputer(company) && (
        <Choices
          legend={setupWords.level}
          layout="list"
          choices={Object.entries(levels).map(([value, words]) => ({ value, ...words }))}
          chosen={level}
          choose={value => change({ ...company, level: value })}
        />
      )}
      {who === 'two' && (
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
