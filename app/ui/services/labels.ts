/** The labels of the service form's fields. */
export const LABELS = {
  title: "Title",
  description: "Description",
  categoryId: "Category",
  subcategoryId: "Subcategory (optional)",
  priceAmount: "Price (GYD)",
  priceType: "Price type",
  city: "Village or town",
  region: "Region",
  zipCode: "Postal code",
  availability: "When you work",
  images: "Photos",
  status: "Status",
};
