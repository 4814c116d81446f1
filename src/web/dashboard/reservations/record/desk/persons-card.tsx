import { Download, Eye, IdCard, Pencil } from 'lucide-react'
import { useState } from 'react'
import { personsFile, readPersonNumber } from '../../../../../features/guests/persons/persons.contract.ts'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { formatDay, formatInstant } from '../../../../../kernel/format.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { IconButton } from '../../../kit/button/icon-button.tsx'
import { useWrite } from '../../../kit/form/use-write.ts'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { PersonsDialog } from './persons-dialog.tsx'
import style from './record-desk.module.css'
import type { RecordDesk } from './record-desk.ts'
import { saveText } from './save-paper.ts'

type Props = { reservation: AdminReservation; list: RecordDesk['list'] }

/** Who stays, with masks; a whole number and the file for the authority are taken by a press that is noted. */
export const PersonsCard = ({ reservation, list }: Props) => {
  const [editing, setEditing] = useState(false)
  const { persons, wanted, missing, canWrite, forgottenAt, reads } = list
  const file = useWrite(personsFile, ({ content }) => saveText(content.name, content.text), say('persons.file-made'))
  return (
    <Card
      title={say('persons.title')}
      icon={IdCard}
      note={forgottenAt ? undefined : <span className="num">{`${persons.length} / ${wanted}`}</span>}
      acts={canWrite && <IconButton icon={Pencil} label={say('persons.edit')} onClick={() => setEditing(true)} />}
    >
      <CardBody>
        {forgottenAt && <p className="t3">{say('persons.forgotten', { when: formatInstant(forgottenAt, 'tr') })}</p>}
        {missing > 0 && canWrite && <p className={style.missing}>{say('persons.missing', { n: missing })}</p>}
        {persons.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
        {persons.length > 0 && (
          <div>
            <Button
              size="small"
              icon={Download}
              busy={file.sending}
              onClick={() => file.send({ params: { id: reservation.id } })}
            >
              {say('persons.file')}
            </Button>
          </div>
        )}
        {reads.map((read) => (
          <p key={`${read.at} ${read.person} ${read.what}`} className="t3 sm">
            {recordWord('who', read.who)}, {formatInstant(read.at, 'tr')}:{' '}
            {read.what === 'file' ? say('persons.read-file') : say('persons.read-number', { person: read.person })}
          </p>
        ))}
      </CardBody>
      {editing && <PersonsDialog reservation={reservation} list={list} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const PersonRow = ({ person }: { person: RecordDesk['list']['persons'][number] }) => {
  const [number, setNumber] = useState<string | null>(null)
  const { send, sending } = useWrite(readPersonNumber, ({ content }) => setNumber(content.number), say('persons.read'))
  return (
    <div className={style.person}>
      <p>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <span className="t3 sm db num">
          {person.nationality} · {formatDay(person.birthDate, 'tr', 'number')} · {say(`document.${person.document}`)}{' '}
          {number ?? person.number}
        </span>
      </p>
      {!number && (
        <IconButton
          icon={Eye}
          label={say('persons.show', { person: `${person.firstName} ${person.lastName}` })}
          disabled={sending}
          onClick={() => send({ params: { id: person.id } })}
        />
      )}
    </div>
  )
}
