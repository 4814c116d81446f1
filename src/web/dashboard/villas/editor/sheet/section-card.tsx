import type { ReactNode } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { SECTIONS, type SectionId } from '../sections.ts'

/** A section of the editor: its links lead here. */
export const SectionCard = ({ id, acts, children }: { id: SectionId; acts?: ReactNode; children: ReactNode }) => (
  <Card id={id} title={say(SECTIONS[id].title)} acts={acts} style={{ scrollMarginTop: 72 }}>
    <CardBody>{children}</CardBody>
  </Card>
)
