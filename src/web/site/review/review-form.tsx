import { Form, useLocation, useNavigation } from 'react-router'
import { LONGEST_REVIEW, type Review } from '../../../features/content/comments/review.contract.ts'
import type { Themes } from '../../../features/content/comments/review.shape.ts'
import type { Party } from '../../../features/content/comments/themes.shape.ts'
import { formatStay } from '../../../kernel/format.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { FieldError, TextField } from '../kit/form/field.tsx'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import style from './review.module.css'
import { StarChoice } from './star-choice.tsx'
import { ThemesAndParty } from './themes-and-party.tsx'

type Answer = {
  rating: number
  text: string
  themes: Themes
  party?: Party
  fields: Record<string, string>
  message: string
}
type Props = { stay: Review; requestKey: string; answer: Answer | undefined; unheard: Unheard | undefined }

/** Stars and a text; it works without JavaScript. */
export const ReviewForm = ({ stay, requestKey, answer, unheard }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const { search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  const { villa, author, photo, checkIn, checkOut } = stay
  const elsewhere = answer?.message && Object.keys(answer.fields).length === 0
  return (
    <>
      <p className="lead">{say('review.hello', { author, villa })}</p>
      <div className={page.card}>
        {photo && <img className={page.photo} src={imageUrl(photo, 960)} alt={villa} width={960} height={540} />}
        <Form method="post" action={search} className={style.form} noValidate>
          <p className="small">
            {villa}, {formatStay(checkIn, checkOut, language, 'year')}
          </p>
          <input type="hidden" name="key" value={requestKey} />
          {elsewhere && <Notice tone="bad">{answer.message}</Notice>}
          <Rating chosen={answer?.rating} missing={answer?.fields.rating !== undefined} />
          <TextField
            label={say('review.text')}
            hint={say('review.hint')}
            name="text"
            rows={7}
            maxLength={LONGEST_REVIEW}
            defaultValue={answer?.text}
            error={answer?.fields.text}
            required
          />
          <ThemesAndParty themes={answer?.themes} party={answer?.party} />
          <p className="tiny">{say('review.shown', { author })}</p>
          <UnheardNotice unheard={unheard} />
          <Button type="submit" size="big" disabled={busy}>
            {say('review.send')}
          </Button>
        </Form>
      </div>
    </>
  )
}

const Rating = ({ chosen, missing }: { chosen: number | undefined; missing: boolean }) => {
  const say = useSay()
  return (
    <fieldset className={style.rating} aria-describedby={missing ? 'no-rating' : undefined}>
      <legend>{say('review.rating')}</legend>
      <StarChoice name="rating" chosen={chosen} />
      {missing && <FieldError id="no-rating">{say('review.choose')}</FieldError>}
    </fieldset>
  )
}
