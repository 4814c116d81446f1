import { Bookmark, Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button as Trigger } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Link, useLocation } from 'react-router'
import { say } from '../../../../words/dashboard.ts'
import { Button, buttonClass } from '../../button/button.tsx'
import { IconButton } from '../../button/icon-button.tsx'
import { Field } from '../../fields/field.tsx'
import input from '../../fields/input.module.css'
import { useViews } from './use-views.ts'
import style from './views-menu.module.css'

/** The saved views of a list: opened, saved under a name, taken away. */
export const ViewsMenu = ({ list }: { list: string }) => {
  const { views, save, remove } = useViews(list)
  const { search } = useLocation()
  return (
    <DialogTrigger>
      <Trigger className={buttonClass()}>
        <Bookmark className="i" aria-hidden />
        <span className="sr--narrow">{say('views.title')}</span>
      </Trigger>
      <Popover className={style.list} placement="bottom end" offset={6}>
        <Dialog aria-label={say('views.title')}>
          {({ close }) => (
            <>
              {views.length === 0 && <p className={style.none}>{say('views.none')}</p>}
              <ul>
                {views.map((view) => (
                  <li key={view.name} className={style.view}>
                    <Link to={view.search || '?'} aria-current={view.search === search || undefined} onClick={close}>
                      {view.name}
                    </Link>
                    <IconButton
                      icon={Trash2}
                      label={say('act.delete-named', { name: view.name })}
                      onClick={() => remove(view.name)}
                    />
                  </li>
                ))}
              </ul>
              <SaveView onSave={(name) => save({ name, search })} />
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

const SaveView = ({ onSave }: { onSave: (name: string) => void }) => {
  const [name, setName] = useState('')
  return (
    <form
      className={style.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (!name.trim()) return
        onSave(name.trim())
        setName('')
      }}
    >
      <Field label={say('views.name')}>
        {(wired) => (
          <input
            {...wired}
            className={input.text}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={Check}>
        {say('views.save')}
      </Button>
    </form>
  )
}
