import { staffPersons } from '../../../../../features/guests/persons/persons.contract.ts'
import { guestOfReservation } from '../../../../../features/guests/record/guests.contract.ts'
import { staffWishes } from '../../../../../features/guests/wishes/wishes.contract.ts'
import { type RadarRow, radarOf } from '../../../../../features/overview/radar/radar.contract.ts'
import { staffPapers } from '../../../../../features/papers/papers.contract.ts'
import type { AnswerOf } from '../../../../../kernel/endpoint.ts'
import { staffApi } from '../../../../browser/staff-api.ts'

/** What stands on a reservation's record beside the reservation itself: its papers, who stays, and whose stay it is. */
export type RecordDesk = {
  papers: AnswerOf<typeof staffPapers>['content']
  list: AnswerOf<typeof staffPersons>['content']
  known: AnswerOf<typeof guestOfReservation>['content']
  sent: AnswerOf<typeof staffWishes>['content']
  radar: RadarRow | undefined
}

export const deskOf = async (id: number): Promise<RecordDesk> => {
  const params = { id }
  const [papers, list, known, sent, radar] = await Promise.all([
    staffApi(staffPapers, { params }),
    staffApi(staffPersons, { params }),
    staffApi(guestOfReservation, { params }),
    staffApi(staffWishes, { params }),
    staffApi(radarOf, { query: { ids: String(id) } }),
  ])
  return {
    papers: papers.content,
    list: list.content,
    known: known.content,
    sent: sent.content,
    radar: radar.content[0],
  }
}
