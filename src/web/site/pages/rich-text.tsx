import style from './rich-text.module.css'
/** Text of the agency's editors: the API answers it as safe HTML (sanitised on the server). */
export const RichText = ({ html, className = style.text }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API before it is answered
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
