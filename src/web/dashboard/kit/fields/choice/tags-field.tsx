import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { say } from '../../../../words/dashboard.ts'
import type { Wired } from '../field.tsx'
import { ChoiceField } from './choice-field.tsx'
import style from './tags-field.module.css'
import type { Choice } from './use-choice.ts'

type Props = {
  choices: Choice[]
  /** The chosen ones in the order they were chosen. */
  values: string[]
  onChange: (values: string[]) => void
  label: string
  placeholder: string
  none: string
  wired?: Wired
}

/** Several of many: each becomes a tag, which Delete or its cross takes away again. */
export const TagsField = ({ choices, values, onChange, label, placeholder, none, wired }: Props) => (
  <div className={style.tags}>
    {values.length > 0 && (
      <TagGroup aria-label={label} onRemove={(gone) => onChange(values.filter((value) => !gone.has(value)))}>
        <TagList className={style.list} items={choices.filter(({ value }) => values.includes(value))}>
          {({ value, label: name }) => (
            <Tag id={value} textValue={name} className={style.tag}>
              {name}
              <Button slot="remove" className={style.remove} aria-label={say('act.remove-named', { name })}>
                <X className="i i--xs" aria-hidden />
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
    )}
    <ChoiceField
      key={values.length}
      wired={wired}
      label={wired ? undefined : label}
      choices={choices.filter(({ value }) => !values.includes(value))}
      value=""
      onChange={(value) => value && onChange([...values, value])}
      placeholder={placeholder}
      none={none}
    />
  </div>
)
