/** A card on its way. */
export const CardSkeleton = () => (
  <div className="vcard" aria-hidden="true">
    <div className="skel skel--photo" />
    <div className="vcard__b vcard__b--skel">
      <div className="skel skel--name" />
      <div className="skel skel--line" />
      <div className="skel skel--price" />
    </div>
  </div>
)

export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index.toString()} />)
