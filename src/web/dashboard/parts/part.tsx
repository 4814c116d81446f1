import type { ReactNode } from 'react'
import { Card, CardBody } from '../kit/page/card.tsx'

/** A part under its name. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Card title={name} aria-label={name}>
    <CardBody>{children}</CardBody>
  </Card>
)
